// The progress of a payment as shown to the payer, the comparison of prices, and the parsing of a card's expiry date.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import * as z from 'zod';
import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import { testPayment } from '#contract/booking/checkout/test-gateway.shapes.ts';

export type PaymentProgress =
  /** The card form is shown, with the reason after a fault. */
  | { readonly at: 'card'; readonly fault: CardFault | null }
  /** The bank asks for a confirmation. */
  | { readonly at: 'bank' }
  /** The gateway is processing the payment. */
  | { readonly at: 'waiting' }
  | { readonly at: 'paid' }
  /** The payment was cancelled: there is nothing left to pay. */
  | { readonly at: 'over' };

export function toPaymentProgress({
  status,
  fault,
}: {
  readonly status: PaymentStatus;
  readonly fault: CardFault | null;
}): PaymentProgress {
  switch (status) {
    case 'succeeded':
      return { at: 'paid' };
    case 'processing':
      return { at: 'waiting' };
    case 'requires_action':
      return { at: 'bank' };
    case 'cancelled':
      return { at: 'over' };
    case 'failed':
      return { at: 'card', fault: fault ?? 'other' };
    case 'requires_payment':
      return { at: 'card', fault };
  }
}

/** Inserts the slash, which the numeric keyboards of phones lack: `0730` and `07 / 30` both mean July 2030. */
function withStroke(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : typed.trim();
}

/** A card as entered. */
export const cardForm = z.object({
  number: z.string().min(1).pipe(testPayment.shape.card.shape.number),
  expiry: z.string().min(1).transform(withStroke).pipe(testPayment.shape.card.shape.expiry),
  cvc: z.string().min(1).pipe(testPayment.shape.card.shape.cvc),
});

const priceLine = z.object({
  pricingTemplateId: z.number(),
  hostableType: z.string(),
  hostableId: z.number(),
  customer: z.string(),
});

/** A line of a price, before discounts. */
export type PriceLine = z.output<typeof priceLine>;

/** A price as shown. */
export interface Total {
  readonly total: string;
  readonly currency: string;
  readonly lines: readonly PriceLine[];
}

const priced = z.object({ total: z.string(), currency: z.string(), pricings: z.array(priceLine).default([]) });

/** Returns the total of a customer's quote; undefined for anything else. */
export function computeTotal(quote: unknown): Total | undefined {
  const { data } = priced.safeParse(quote);
  return data === undefined ? undefined : { total: data.total, currency: data.currency, lines: data.pricings };
}

export interface ChangedLine {
  readonly pricingTemplateId: number;
  /** Null if the line is new. */
  readonly before: string | null;
  /** Null if the line was removed. */
  readonly now: string | null;
}

const lineKey = ({ pricingTemplateId, hostableType, hostableId }: PriceLine) => `${pricingTemplateId} ${hostableType} ${hostableId}`;

/** Returns the lines whose price has changed, in their current order, followed by the removed ones. */
export function listChangedLines(before: Total, now: Total): ChangedLine[] {
  const old = new Map(before.lines.map((line) => [lineKey(line), line]));
  const found = now.lines.map((line) => ({ line, was: old.get(lineKey(line))?.customer ?? null }));
  const kept = new Set(now.lines.map(lineKey));
  return [
    ...found
      .filter(({ line, was }) => was !== line.customer)
      .map(({ line, was }) => ({ pricingTemplateId: line.pricingTemplateId, before: was, now: line.customer })),
    ...before.lines
      .filter((line) => !kept.has(lineKey(line)))
      .map(({ pricingTemplateId, customer }) => ({ pricingTemplateId, before: customer, now: null })),
  ];
}

const minorUnits = ({ total }: Total) => BigInt(total.replace('.', ''));

/** Compares a price with the one shown before; any price in another currency counts as higher. */
export function compareTotals(before: Total, now: Total): 'same' | 'higher' | 'lower' {
  if (before.currency !== now.currency) return 'higher';
  // Amounts of the same currency have the same number of decimals.
  const difference = minorUnits(now) - minorUnits(before);
  if (difference === 0n) return 'same';
  return difference > 0n ? 'higher' : 'lower';
}

const priceBeforeTax = z.object({ currency: z.string(), subtotal: z.string(), discount: z.string(), vat: z.string() });

/** The lines of a price, and the VAT that is added to them. */
export type PriceBeforeTax = z.output<typeof priceBeforeTax>;

/** Returns the price before VAT of a customer's quote; undefined for anything else. */
export function computePriceBeforeTax(quote: unknown): PriceBeforeTax | undefined {
  return priceBeforeTax.safeParse(quote).data;
}

export interface ExtraPrice {
  /** Before VAT, as in the breakdown: VAT is rounded once for the whole stay, so no line has an exact share of it. */
  readonly amount: string;
  readonly currency: string;
  readonly isTaxed: boolean;
}

/** Returns what one price contains more than another; null if the two can't be compared. */
export function subtractPrices(withIt: PriceBeforeTax, without: PriceBeforeTax): ExtraPrice | null {
  const { currency } = withIt;
  const math = currency === without.currency ? amountsIn(currency) : null;
  if (math === null || !math.ok) return null;
  const { compare, subtract, zero } = math.value;
  const priceOf = ({ subtotal, discount }: PriceBeforeTax) => subtract(subtotal, discount);
  return { amount: subtract(priceOf(withIt), priceOf(without)), currency, isTaxed: compare(withIt.vat, zero) !== 0 };
}

/** Returns the milliseconds until the next status request: short at first, longer later. */
export function getNextAskDelay(asked: number): number {
  return Math.min(1000 * 1.5 ** asked, 10_000);
}

/** Returns the remaining time of a hold in whole seconds, at least 0. */
export function countSecondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** @example toClockText(754) // '12:34' */
export function toClockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
