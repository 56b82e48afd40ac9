// Credit notes: allocates the credited amount to the lines and VAT rates of an invoice, and builds the document.

import { allocate } from '@hosted-stay/pricing-core/amounts';
import type { Invoice, InvoiceLine, VatLine } from '@hosted-stay/pricing-react/invoicing';
import { type AmountMath, getAmountMath } from '#server/features/finance/money.rules.ts';

/** The billed amount of one VAT rate; the stay and lines without VAT have no rate. */
export interface VatPart {
  readonly kind: 'stay' | 'manual';
  readonly percentage: string | null;
  readonly net: string;
  /** Null if no VAT is stated. */
  readonly vat: string | null;
}

const toVatKey = ({ kind, percentage }: Pick<VatPart, 'kind' | 'percentage'>) => `${kind} ${percentage}`;

/** Returns what an invoice or a credit note bills, by VAT rate. */
function toVatParts({ lines, totals }: Invoice, math: AmountMath): VatPart[] {
  const parts = new Map<string, VatPart>();
  const at = (kind: VatPart['kind'], percentage: string | null) =>
    parts.get(toVatKey({ kind, percentage })) ?? { kind, percentage, net: math.zero, vat: null };
  for (const line of lines) {
    const part = at(line.kind === 'quoted' ? 'stay' : 'manual', line.vatPercentage);
    parts.set(toVatKey(part), { ...part, net: math.sum([part.net, math.subtract(line.amount, line.discount)]) });
  }
  for (const { kind, percentage, amount } of totals.vatLines) {
    const part = at(kind, percentage);
    parts.set(toVatKey(part), { ...part, vat: math.sum([part.vat ?? math.zero, amount]) });
  }
  return [...parts.values()];
}

/** Returns what is left of an invoice after its previous credit notes, whose figures are below 0. */
function listRemainingParts({ invoice, before }: { invoice: Invoice; before: readonly Invoice[] }, math: AmountMath): VatPart[] {
  const taken = before.flatMap((note) => toVatParts(note, math));
  return toVatParts(invoice, math).map((part) => {
    const same = taken.filter((other) => toVatKey(other) === toVatKey(part));
    return {
      ...part,
      net: math.sum([part.net, ...same.map(({ net }) => net)]),
      vat: part.vat === null ? null : math.sum([part.vat, ...same.map(({ vat }) => vat ?? math.zero)]),
    };
  });
}

/** Returns a figure in proportion of an amount to what is left, rounded to the last digit; all of it if nothing remains. */
function allocateFigure(figure: string, { amount, left, math }: { amount: string; left: string; math: AmountMath }): string {
  const rest = math.subtract(left, amount);
  const isNegative = math.compare(figure, math.zero) < 0;
  const shared = allocate(isNegative ? math.negate(figure) : figure, [amount, rest], math.currency);
  const share = shared.ok ? (shared.value.shares[0]?.amount ?? math.zero) : math.zero;
  return isNegative ? math.negate(share) : share;
}

/** Allocates the credited amount to the parts; the rounding residue goes to the largest. */
function allocateToParts(parts: readonly VatPart[], { amount, left, math }: { amount: string; left: string; math: AmountMath }): VatPart[] {
  const shares = parts.map((part) => ({
    ...part,
    net: allocateFigure(part.net, { amount, left, math }),
    vat: part.vat === null ? null : allocateFigure(part.vat, { amount, left, math }),
  }));
  const sum = math.sum(shares.flatMap(({ net, vat }) => [net, vat ?? math.zero]));
  const over = math.subtract(amount, sum);
  const largest = shares.reduce((best, part, index) => (math.compare(part.net, shares[best]?.net ?? math.zero) > 0 ? index : best), 0);
  return shares.map((part, index) => (index === largest ? { ...part, net: math.sum([part.net, over]) } : part));
}

const isEmptyPart = ({ net, vat }: VatPart, math: AmountMath) =>
  [net, vat ?? math.zero].every((figure) => math.compare(figure, math.zero) === 0);

/** Returns what is left of the price that an invoice bills: its stay parts, or all parts if `isWhole`. */
export function listRemainingPriceParts({
  invoice,
  before,
  isWhole,
}: {
  readonly invoice: Invoice;
  readonly before: readonly Invoice[];
  readonly isWhole: boolean;
}): VatPart[] {
  const math = getAmountMath(invoice.currency);
  return listRemainingParts({ invoice, before }, math).filter((part) => (isWhole || part.kind === 'stay') && !isEmptyPart(part, math));
}

/** Returns the totals of the parts. */
export function sumParts(parts: readonly VatPart[], math: AmountMath): { net: string; vat: string; total: string } {
  const net = math.sum(parts.map((part) => part.net));
  const vat = math.sum(parts.map((part) => part.vat ?? math.zero));
  return { net, vat, total: math.sum([net, vat]) };
}

/** Returns the parts to credit for a price difference; a single part gets exactly its net and VAT. */
export function listPartsOfDifference(
  parts: readonly VatPart[],
  wanted: { net: string; vat: string; total: string },
  math: AmountMath,
): VatPart[] {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return [{ ...only, net: wanted.net, vat: wanted.vat }];
  return allocateToParts(parts, { amount: wanted.total, left: sumParts(parts, math).total, math });
}

export interface CreditNoteInput {
  /** The credited invoice, and its previous credit notes. */
  readonly invoice: Invoice;
  readonly before: readonly Invoice[];
  /** Above 0, at most the uncredited amount. */
  readonly amount: string;
  /** The amount to credit per VAT rate, where known; otherwise all in proportion. */
  readonly parts?: readonly VatPart[] | undefined;
  readonly number: string;
  readonly issueDate: string;
  /** The text of each line, in the invoice's language. */
  readonly description: string;
  readonly reason: string;
}

/**
 * Builds the credit note: an invoice with figures below 0, whose parts are in proportion to those of the credited invoice, unless given.
 */
export function buildCreditNote({
  invoice,
  before,
  amount,
  parts: known,
  number,
  issueDate,
  description,
  reason,
}: CreditNoteInput): Invoice {
  const math = getAmountMath(invoice.currency);
  const left = math.sum([invoice.totals.total, ...before.map(({ totals }) => totals.total)]);
  const taken = known ?? allocateToParts(listRemainingParts({ invoice, before }, math), { amount: math.sum([amount]), left, math });
  const isSomething = (figure: string | null) => figure !== null && math.compare(figure, math.zero) !== 0;
  const parts = taken.filter(({ net, vat }) => isSomething(net) || isSomething(vat));
  const lines = parts.map(({ kind, percentage, net }): InvoiceLine => {
    const amount = math.negate(net);
    const counted = kind === 'stay' ? { kind: 'quoted', quantity: '', unitAmount: null } : { kind, quantity: '1', unitAmount: amount };
    return {
      ...(counted as Pick<InvoiceLine, 'kind' | 'quantity' | 'unitAmount'>),
      description,
      detail: '',
      amount,
      discount: math.zero,
      vatPercentage: percentage,
    };
  });
  const vatLines = parts
    .filter(({ vat }) => isSomething(vat))
    .map(({ kind, percentage, net, vat }): VatLine => {
      const base = kind === 'stay' ? null : math.negate(net);
      return { kind, percentage, base, amount: math.negate(vat ?? math.zero) };
    });
  const subtotal = math.sum(lines.map((line) => line.amount));
  const vat = math.sum(vatLines.map((line) => line.amount));
  return {
    ...invoice,
    number,
    issueDate,
    dueDate: issueDate,
    lines,
    totals: { subtotal, discount: math.zero, vatLines, vat, total: math.sum([subtotal, vat]) },
    schedule: [],
    paymentDetails: [],
    notes: reason,
  };
}
