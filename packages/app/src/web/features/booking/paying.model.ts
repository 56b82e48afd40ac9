// How far a payment has got, as whoever pays is shown it; and what a card's expiry means however it is typed.

import * as z from 'zod';
import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import { testPayment } from '#contract/booking/test-gateway.shapes.ts';

export type Paying =
  /** The card is asked for, after a fault with the reason. */
  | { readonly at: 'card'; readonly fault: CardFault | null }
  /** The bank wants it confirmed. */
  | { readonly at: 'bank' }
  /** The gateway is at it. */
  | { readonly at: 'waiting' }
  | { readonly at: 'paid' }
  /** It was given up: there is nothing to pay any more. */
  | { readonly at: 'over' };

export function payingOf({ status, fault }: { readonly status: PaymentStatus; readonly fault: CardFault | null }): Paying {
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

/** Milliseconds until the next question how a payment stands: at first often, later more seldom. */
export function nextAsk(asked: number): number {
  return Math.min(1000 * 1.5 ** asked, 10_000);
}

/** What is left of a hold, in whole seconds; none below 0. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** @example clockText(754) // '12:34' */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
