// Prevents Enter in a widget's field from submitting a form of the page around it.

import type { KeyboardEvent } from 'react';

/** Prevents Enter in a field from submitting the page's form, which doesn't contain the widget's values. */
export function preventFormSubmit(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) event.preventDefault();
}
