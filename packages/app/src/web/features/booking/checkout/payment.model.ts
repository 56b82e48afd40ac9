// How far a payment has got, as whoever pays is shown it; and what a card's expiry means however it is typed.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import * as z from 'zod';
import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import { testPayment } from '#contract/booking/checkout/test-gateway.shapes.ts';

export type PaymentProgress =
  /** The card is asked for, after a fault with the reason. */
  | { readonly at: 'card'; readonly fault: CardFault | null }
  /** The bank wants it confirmed. */
  | { readonly at: 'bank' }
  /** The gateway is at it. */
  | { readonly at: 'waiting' }
  | { readonly at: 'paid' }
  /** It was given up: there is nothing to pay any more. */
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

/** Keyboards of phones for digits have no stroke: `0730` and `07 / 30` are both July 2030. */
function withStroke(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : typed.trim();
}

/** A card as it is typed. */
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

/** A price as it was shown. */
export interface Total {
  readonly total: string;
  readonly currency: string;
  readonly lines: readonly PriceLine[];
}

const priced = z.object({ total: z.string(), currency: z.string(), pricings: z.array(priceLine).default([]) });

/** What a customer's quote says; undefined of anything else. */
export function computeTotal(quote: unknown): Total | undefined {
  const { data } = priced.safeParse(quote);
  return data === undefined ? undefined : { total: data.total, currency: data.currency, lines: data.pricings };
}

export interface ChangedLine {
  readonly pricingTemplateId: number;
  /** Null of a line that was not there. */
  readonly before: string | null;
  /** Null of a line that is there no more. */
  readonly now: string | null;
}

const lineKey = ({ pricingTemplateId, hostableType, hostableId }: PriceLine) => `${pricingTemplateId} ${hostableType} ${hostableId}`;

/** The lines that cost something else than before, in the order in which they are shown now, and at last those that are gone. */
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

/** How a price compares with what was shown before it: in another currency it is another price, whatever its figure. */
export function compareTotals(before: Total, now: Total): 'same' | 'higher' | 'lower' {
  if (before.currency !== now.currency) return 'higher';
  // Two amounts of one currency are written with the same digits.
  const difference = minorUnits(now) - minorUnits(before);
  if (difference === 0n) return 'same';
  return difference > 0n ? 'higher' : 'lower';
}

const priceBeforeTax = z.object({ currency: z.string(), subtotal: z.string(), discount: z.string(), vat: z.string() });

/** A price as the lines of a breakdown tell it, and the VAT that comes on top of them. */
export type PriceBeforeTax = z.output<typeof priceBeforeTax>;

/** What a customer's quote says; undefined of anything else. */
export function computePriceBeforeTax(quote: unknown): PriceBeforeTax | undefined {
  return priceBeforeTax.safeParse(quote).data;
}

export interface ExtraPrice {
  /** Before VAT, as the breakdown's line of it says: VAT is rounded once, for the whole stay, so no line has a share right to the cent. */
  readonly amount: string;
  readonly currency: string;
  readonly isTaxed: boolean;
}

/** What a price has in it that another one has not; null where the two can't be compared. */
export function subtractPrices(withIt: PriceBeforeTax, without: PriceBeforeTax): ExtraPrice | null {
  const { currency } = withIt;
  const math = currency === without.currency ? amountsIn(currency) : null;
  if (math === null || !math.ok) return null;
  const { compare, subtract, zero } = math.value;
  const priceOf = ({ subtotal, discount }: PriceBeforeTax) => subtract(subtotal, discount);
  return { amount: subtract(priceOf(withIt), priceOf(without)), currency, isTaxed: compare(withIt.vat, zero) !== 0 };
}

/** Milliseconds until the next question how a payment stands: at first often, later more seldom. */
export function getNextAskDelay(asked: number): number {
  return Math.min(1000 * 1.5 ** asked, 10_000);
}

/** What is left of a hold, in whole seconds; none below 0. */
export function countSecondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** @example toClockText(754) // '12:34' */
export function toClockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
