// Leads to a field that the address names.

import { useEffect } from 'react';

/** Focuses the first input of a field, if it is on the page. */
export function focusField(field: string): void {
  if (!/^[A-Za-z]+$/.test(field)) return;
  const group = document.querySelector(`[data-fields~="${field}"]`);
  const target = group?.querySelector<HTMLElement>('input:not([type="hidden"], :disabled), textarea, button');
  target?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'center' });
}

/** Focuses a field once, as soon as it is on the page. */
export function useFieldFocus(field: string | null): void {
  useEffect(() => {
    if (field !== null) focusField(field);
  }, [field]);
}
