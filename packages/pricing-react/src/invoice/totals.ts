// The sums of an invoice: each is what is printed above it, to the last minor unit.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { InvoiceLine, InvoiceTotals } from './invoice.ts';
import { type InvoiceIssue, type InvoicePath, invoiceIssue } from './issue-data.ts';
import { manualVat } from './manual-lines.ts';

export interface TotalledLines {
  readonly lines: readonly InvoiceLine[];
  /** VAT of the stay; null where there is none to be stated. */
  readonly stayVat: string | null;
}

/** The totals of lines: `total = subtotal − discount + vat`. */
export function totalsOf({ lines, stayVat }: TotalledLines, math: AmountMath): InvoiceTotals {
  const stay = stayVat === null ? [] : [{ kind: 'stay', percentage: null, base: null, amount: math.sum([stayVat]) } as const];
  const vatLines = [...stay, ...manualVat(lines, math)];
  const subtotal = math.sum(lines.map(({ amount }) => amount));
  const discount = math.sum(lines.map((line) => line.discount));
  const vat = math.sum(vatLines.map(({ amount }) => amount));
  return { subtotal, discount, vatLines, vat, total: math.sum([math.subtract(subtotal, discount), vat]) };
}

/** One figure against what it should be; no issue where they are the same. */
export function checkFigure(
  { expected, received, path }: { readonly expected: string; readonly received: string; readonly path: InvoicePath },
  math: AmountMath,
): InvoiceIssue[] {
  const difference = math.subtract(received, expected);
  return difference === math.zero ? [] : [invoiceIssue('unbalanced', path, { currency: math.currency, expected, received, difference })];
}
