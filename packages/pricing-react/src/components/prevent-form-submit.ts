// What a widget with fields does with Enter, so that a form of the page around it is not sent.

import type { KeyboardEvent } from 'react';

/** Enter in a field sends the form around it: the page's own, which knows nothing of what is typed in a widget. */
export function preventFormSubmit(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) event.preventDefault();
}
