// Rules of difference invoices: the unbilled part of an agreed price, with net and VAT exact to the cent.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { sumParts, type VatPart } from '#server/features/finance/invoices/credit-note.rules.ts';
import { computeOutstanding, type InvoiceFigures } from '#server/features/finance/invoices/invoices.rules.ts';
import { getAmountMath, isAbove } from '#server/features/finance/money.rules.ts';

/** Returns the unbilled net and VAT of a price; below 0 if too much was billed. */
export function computeMissing(whole: { readonly net: string; readonly vat: string }, billed: readonly VatPart[], currency: string) {
  const math = getAmountMath(currency);
  const before = sumParts(billed, math);
  const [net, vat] = [math.subtract(whole.net, before.net), math.subtract(whole.vat, before.vat)];
  return { net, vat, total: math.sum([net, vat]) };
}

/** Returns net and VAT of an invoice of the whole price. */
export function toNetAndVat({ currency, totals }: Invoice) {
  return { net: getAmountMath(currency).subtract(totals.subtotal, totals.discount), vat: totals.vat };
}

interface DifferenceInput {
  /** The invoice of the whole price, from which parties, stay and texts are taken. */
  readonly whole: Invoice;
  readonly missing: { readonly net: string; readonly vat: string; readonly total: string };
  readonly description: string;
  readonly detail: string;
}

export function buildDifferenceInvoice({ whole, missing, description, detail }: DifferenceInput): Invoice {
  const math = getAmountMath(whole.currency);
  const { net, vat, total } = missing;
  const hasVat = math.compare(vat, math.zero) !== 0 || whole.totals.vatLines.length > 0;
  return {
    ...whole,
    lines: [
      {
        ...{ kind: 'quoted', description, detail, quantity: '', unitAmount: null },
        ...{ amount: net, discount: math.zero, vatPercentage: null },
      },
    ],
    totals: {
      subtotal: net,
      discount: math.zero,
      vatLines: hasVat ? [{ kind: 'stay', percentage: null, base: null, amount: vat }] : [],
      vat,
      total,
    },
    schedule: [],
  };
}

/** Sorts outstanding invoices first, so that as little as possible is refunded, and the newest first among equals. */
export function sortForCredit<Billed extends { readonly row: InvoiceFigures & { readonly id: number } }>(
  billed: readonly Billed[],
): Billed[] {
  const isOwed = ({ row }: Billed) => isAbove(computeOutstanding(row), '0', getAmountMath(row.currency));
  return billed.toSorted((one, other) => Number(isOwed(other)) - Number(isOwed(one)) || other.row.id - one.row.id);
}
