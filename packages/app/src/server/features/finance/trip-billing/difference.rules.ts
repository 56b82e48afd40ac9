// The invoice of a difference: what an agreed price is more than its trip was billed, net and VAT each to the cent.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { sumParts, type VatPart } from '#server/features/finance/invoices/credit-note.rules.ts';
import { computeOutstanding, type InvoiceFigures } from '#server/features/finance/invoices/invoices.rules.ts';
import { getAmountMath, isAbove } from '#server/features/finance/money.rules.ts';

/** Net and VAT that are still to be billed of a price; below 0 they are too much. */
export function computeMissing(whole: { readonly net: string; readonly vat: string }, billed: readonly VatPart[], currency: string) {
  const math = getAmountMath(currency);
  const before = sumParts(billed, math);
  const [net, vat] = [math.subtract(whole.net, before.net), math.subtract(whole.vat, before.vat)];
  return { net, vat, total: math.sum([net, vat]) };
}

/** Net and VAT of the whole price, as an invoice of all of it would bill them. */
export function toNetAndVat({ currency, totals }: Invoice) {
  return { net: getAmountMath(currency).subtract(totals.subtotal, totals.discount), vat: totals.vat };
}

interface DifferenceInput {
  /** The invoice of the whole price, whose parties, stay and words the other one has. */
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

/** Those that something is still owed on first, so that as little as can be has to go back; of them the newest. */
export function sortForCredit<Billed extends { readonly row: InvoiceFigures & { readonly id: number } }>(
  billed: readonly Billed[],
): Billed[] {
  const isOwed = ({ row }: Billed) => isAbove(computeOutstanding(row), '0', getAmountMath(row.currency));
  return billed.toSorted((one, other) => Number(isOwed(other)) - Number(isOwed(one)) || other.row.id - one.row.id);
}
