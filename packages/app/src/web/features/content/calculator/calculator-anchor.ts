// The place of a calculator on its page, to which its copied links lead.

import type { Address } from '#web/platform/navigation/history.ts';
import { isOnServer } from '#web/platform/page-scope.ts';

/** Returns the ID of the element that a calculator stands in, by the key of its block. */
export function toCalculatorAnchor(key: string): string {
  return `calculator-${key}`;
}

/** Whether an address is a copied link of the calculator; `maybe` on the server, which doesn't get the fragment: a page can have several. */
export function isCalculatorLinked({ search, hash }: Pick<Address, 'search' | 'hash'>, key: string): boolean | 'maybe' {
  if (isOnServer()) return /[?&]stay-/.test(search) && 'maybe';
  return hash === `#${toCalculatorAnchor(key)}`;
}
