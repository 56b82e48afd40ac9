// Leads to a field that the address names.

import { useEffect } from 'react';

/** Focuses the first input of a field, once it is on the page. */
export function useFieldFocus(field: string | null): void {
  useEffect(() => {
    if (field === null || !/^[A-Za-z]+$/.test(field)) return;
    const group = document.querySelector(`[data-fields~="${field}"]`);
    const target = group?.querySelector<HTMLElement>('input:not([type="hidden"]):not(:disabled), textarea, button');
    target?.focus({ preventScroll: true });
    group?.scrollIntoView({ block: 'center' });
  }, [field]);
}
