// The place of a calculator on its page, to which its copied links lead.

import type { Address } from '#web/platform/navigation/history.ts';

/** Returns the ID of the element that a calculator stands in, by the key of its block. */
export function toCalculatorAnchor(key: string): string {
  return `calculator-${key}`;
}

/** Returns whether an address is a copied link of the calculator: a page can have several. */
export function isCalculatorLinked({ hash }: Pick<Address, 'hash'>, key: string): boolean {
  return hash === `#${toCalculatorAnchor(key)}`;
}
