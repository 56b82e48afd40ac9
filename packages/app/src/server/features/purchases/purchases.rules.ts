// Rules of purchase invoices: lines and sums, difference from the expected amount, state, and possible steps.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import {
  findPurchaseMove,
  PURCHASE_STEPS_BY_HAND,
  type PurchaseGuard,
  type PurchaseState,
  type PurchaseStep,
  type PurchaseStepByHand,
} from '#contract/finance/purchases/purchase.machine.ts';
import type { PurchaseBody, PurchaseLine } from '#contract/finance/purchases/purchases.shapes.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** A line of a quote for its payee: what it counts, and the payee's amounts. */
export interface PaidLine {
  readonly description: string;
  /** Units of all students together. */
  readonly count: number;
  readonly provider: string;
  readonly providerDiscount: string;
}

/** Returns the price of one unit, or null if the whole is not a multiple of it. */
function toUnitAmount(whole: string, count: number, math: AmountMath): string | null {
  if (count < 1) return null;
  const unit = math.divide(whole, count);
  return math.compare(math.times(unit, String(count)), whole) === 0 ? unit : null;
}

/** Converts the lines that a quote pays a payee into invoice lines. */
export function toLinesOfQuote(paid: readonly PaidLine[], math: AmountMath): PurchaseLine[] {
  return paid.map(({ description, count, provider, providerDiscount }) => ({
    description,
    quantity: String(count),
    unitAmount: toUnitAmount(provider, count, math),
    discount: math.sum([providerDiscount]),
    amount: math.subtract(provider, providerDiscount),
  }));
}

type PurchaseFigureInput = Pick<PurchaseBody, 'lines' | 'net' | 'vat' | 'issueDate' | 'dueDate'>;

/** Returns a fault for each field that is invalid in this currency or inconsistent with others. */
export function findPurchaseErrors({ lines, net, vat, issueDate, dueDate }: PurchaseFigureInput, math: AmountMath): FieldFault[] {
  const { currency, digits } = math;
  const typed: [string, string | undefined][] = [
    ['net', lines.length > 0 ? undefined : net],
    ['vat', vat],
    ...lines.flatMap(({ unitAmount, discount }, index): [string, string][] => [
      [`lines.${index}.unitAmount`, unitAmount],
      [`lines.${index}.discount`, discount],
    ]),
  ];
  const unfit = typed.flatMap(([field, amount]): FieldFault[] =>
    amount === undefined || math.read(amount).ok ? [] : [{ field, rule: 'amountDigits', values: { currency, digits } }],
  );
  if (unfit.length > 0) return unfit;
  return [
    ...(lines.length === 0 && net === undefined ? [{ field: 'net', rule: 'required' } as const] : []),
    ...(dueDate < issueDate ? [{ field: 'dueDate', rule: 'minValue', values: { min: issueDate } } as const] : []),
    ...lines.flatMap(({ quantity, unitAmount, discount }, index): FieldFault[] => {
      const most = math.times(unitAmount, quantity);
      return math.compare(discount, most) > 0 ? [{ field: `lines.${index}.discount`, rule: 'maxValue', values: { max: most } }] : [];
    }),
  ];
}

/** Returns the lines as entered; a net amount without lines becomes one line. */
export function toPurchaseLines(
  { lines, net }: Pick<PurchaseBody, 'lines' | 'net'>,
  { math, name }: { math: AmountMath; name: string },
): PurchaseLine[] {
  if (lines.length === 0) {
    const sum = math.sum([net ?? '0']);
    return [{ description: name, quantity: '1', unitAmount: sum, discount: math.zero, amount: sum }];
  }
  return lines.map(({ description, quantity, unitAmount, discount }) => ({
    description,
    quantity,
    unitAmount: math.sum([unitAmount]),
    discount: math.sum([discount]),
    amount: math.subtract(math.times(unitAmount, quantity), discount),
  }));
}

export interface PurchaseSums {
  readonly net: string;
  readonly vat: string;
  readonly total: string;
}

/** Sums lines, and adds the entered VAT. */
export function sumPurchase(lines: readonly PurchaseLine[], vat: string, math: AmountMath): PurchaseSums {
  const net = math.sum(lines.map(({ amount }) => amount));
  return { net, vat: math.sum([vat]), total: math.sum([net, vat]) };
}

/** The figures that decide which steps are possible. */
export interface PurchaseFigures {
  readonly state: PurchaseState;
  readonly currency: string;
  readonly selfBilled: boolean;
  readonly net: string;
  readonly total: string;
  readonly expected: string | null;
  readonly paid: string;
  readonly acceptedAt: Date | null;
}

class UnknownCurrencyError extends Error {}

function getAmountMath(currency: string): AmountMath {
  const math = amountsIn(currency);
  if (!math.ok) throw new UnknownCurrencyError(currency);
  return math.value;
}

/** Returns net minus expected amount; null without an expected amount. */
export function computeDifference({ net, expected, currency }: Pick<PurchaseFigures, 'net' | 'expected' | 'currency'>): string | null {
  return expected === null ? null : getAmountMath(currency).subtract(net, expected);
}

export function isDifferent(invoice: Pick<PurchaseFigures, 'net' | 'expected' | 'currency'>): boolean {
  const difference = computeDifference(invoice);
  const math = getAmountMath(invoice.currency);
  return difference !== null && math.compare(difference, math.zero) !== 0;
}

/** Returns the amount still to be paid; 0 for a draft or a voided invoice. */
export function computeOutstanding({
  state,
  currency,
  total,
  paid,
}: Pick<PurchaseFigures, 'state' | 'currency' | 'total' | 'paid'>): string {
  const math = getAmountMath(currency);
  return state === 'draft' || state === 'void' ? math.zero : math.subtract(total, paid);
}

export function isPurchaseOverdue({ state, dueDate }: { readonly state: PurchaseState; readonly dueDate: string }, today: string): boolean {
  return (state === 'approved' || state === 'part_paid') && dueDate < today;
}

/** Returns the state of an approved invoice by its paid amount; a total of 0 is paid at once. */
export function toSettledState({
  total,
  paid,
  currency,
}: Pick<PurchaseFigures, 'total' | 'paid' | 'currency'>): 'approved' | 'part_paid' | 'paid' {
  const math = getAmountMath(currency);
  if (math.compare(paid, total) >= 0) return 'paid';
  return math.compare(paid, math.zero) > 0 ? 'part_paid' : 'approved';
}

const HOLDS: Readonly<Record<PurchaseGuard, (invoice: PurchaseFigures) => boolean>> = {
  nothingPaid: ({ paid, currency }) => {
    const math = getAmountMath(currency);
    return math.compare(paid, math.zero) === 0;
  },
  unconfirmed: ({ selfBilled, acceptedAt }) => selfBilled && acceptedAt === null,
  // Checked by the executor, which has the reason.
  differenceExplained: () => true,
};

/** Tells whether a step is possible by state and guards. */
export function canTakePurchaseStep(step: PurchaseStep, invoice: PurchaseFigures): boolean {
  return findPurchaseMove(invoice.state, step)?.guards.every((guard) => HOLDS[guard](invoice)) ?? false;
}

const REQUIRED_CAPABILITY: Readonly<Record<PurchaseStepByHand, Capability>> = {
  edit: 'purchaseInvoices.write',
  remove: 'purchaseInvoices.write',
  approve: 'purchaseInvoices.write',
  accept: 'purchaseInvoices.accept',
  void: 'purchaseInvoices.write',
};

/** Returns the steps that a caller can take now. */
export function listPurchaseSteps(invoice: PurchaseFigures, may: (capability: Capability) => boolean): PurchaseStepByHand[] {
  return PURCHASE_STEPS_BY_HAND.filter((step) => may(REQUIRED_CAPABILITY[step]) && canTakePurchaseStep(step, invoice));
}
