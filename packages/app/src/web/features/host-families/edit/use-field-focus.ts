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

/**
 * Focuses a field once, as soon as it is on the page.
 * @param part the part of the page that is shown, if not all of it is
 */
export function useFieldFocus(field: string | null, part: string | null = null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other fields
  useEffect(() => {
    if (field !== null) focusField(field);
  }, [field, part]);
}
