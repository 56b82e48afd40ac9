// From a complete booking to a placed one: holding, the price as it is now, paying, placing; whatever is refused on the way says why.

import { useEffect, useRef, useState } from 'react';
import { checkCurrentTrip } from '#contract/booking/booking.endpoints.ts';
import {
  type Alternative,
  alternative,
  type CheckedBooking,
  type PaymentIntent,
  type PlacedBooking,
} from '#contract/booking/booking.shapes.ts';
import { getIntent, placeBooking, retrievePaymentIntent } from '#contract/booking/payments.endpoints.ts';
import { call } from '#web/platform/api.ts';
import { ApiFailure } from '#web/platform/failure.ts';
import { draft } from './use-draft.ts';

/** A price that somebody was shown. */
export interface Shown {
  readonly total: string;
  readonly currency: string;
  readonly payload: NonNullable<CheckedBooking['payload']>;
}

export type BookingPayment =
  | { readonly at: 'working' }
  /** Something is missing or wrong in the booking. */
  | { readonly at: 'problems'; readonly issues: CheckedBooking['issues'] }
  /** It costs something else than was agreed to. */
  | { readonly at: 'changed'; readonly before: Shown; readonly now: Shown }
  /** The family is taken; these are free. */
  | { readonly at: 'taken'; readonly message: string; readonly alternatives: readonly Alternative[] }
  | { readonly at: 'pay'; readonly intent: PaymentIntent; readonly lowered: boolean }
  | { readonly at: 'failed'; readonly message: string; readonly code: string }
  | { readonly at: 'over' };

/** Refusals after which the same booking can't go on: what was held is free, or the money goes back. */
const ENDED: readonly string[] = ['orderOver', 'bookingRefused'];

/** What the server finds of the booking as it is saved. */
export async function checkBooking(): Promise<{ issues: CheckedBooking['issues']; shown: Shown | null }> {
  await draft.settle();
  const { issues, quote, payload } = await call(checkCurrentTrip, { body: {} }, { quiet: true });
  const { total, currency } = quote ?? {};
  const shown = payload === null || typeof total !== 'string' || typeof currency !== 'string' ? null : { total, currency, payload };
  return { issues, shown };
}

function alternativesOf({ issues }: ApiFailure): Alternative[] {
  return issues.flatMap((one) => {
    const read = alternative.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

interface Paid {
  readonly payment: BookingPayment;
  /** Holds the booking at this price, or at what it costs now. */
  start(agreed: Shown | null): void;
  /** It is paid: the booking is placed. */
  place(): void;
  end(): void;
}

/** @param agreed the price that was shown last; null after a reload, when it is shown before anybody pays */
export function useBookingPayment(agreed: Shown | null, onPlaced: (placed: PlacedBooking) => void): Paid {
  const [payment, setPayment] = useState<BookingPayment>({ at: 'working' });
  const isBusy = useRef(false);

  async function place(paymentIntentId: string | null): Promise<void> {
    const placed = await call(placeBooking, { body: { paymentIntentId } }, { quiet: true });
    onPlaced(placed);
  }

  /** Goes on with a payment that was begun before; false where there is none that could be. */
  async function resume(): Promise<boolean> {
    const known = draft.get().order?.paymentIntentId ?? null;
    if (known === null) return false;
    const { paymentIntent } = await call(retrievePaymentIntent, { body: { paymentIntentId: known } }, { quiet: true });
    if (paymentIntent.status === 'cancelled') return false;
    // Changed since: what is paid has to be what is booked now.
    if (paymentIntent.status === 'requires_payment' || paymentIntent.status === 'failed') return false;
    setPayment({ at: 'pay', intent: paymentIntent, lowered: false });
    return true;
  }

  async function hold(given: Shown | null): Promise<void> {
    await draft.settle();
    if (await resume()) return;
    const { issues, shown } = given === null ? await checkBooking() : { issues: [], shown: given };
    if (shown === null) return setPayment({ at: 'problems', issues });
    try {
      const paymentIntentId = draft.get().order?.paymentIntentId ?? null;
      const answer = await call(getIntent, { body: { ...shown.payload, paymentIntentId } }, { quiet: true });
      if (answer.paymentIntent !== null) {
        await draft.refresh().catch(() => undefined);
        return setPayment({ at: 'pay', intent: answer.paymentIntent, lowered: answer.priceLowered });
      }
      if (answer.reason === 'nothingToPay') return await place(null);
      setPayment({ at: 'problems', issues: (await checkBooking()).issues });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await refused(error, shown);
    }
  }

  async function refused(failure: ApiFailure, before: Shown): Promise<void> {
    const { code, message } = failure;
    if (code === 'bedsTaken') return setPayment({ at: 'taken', message, alternatives: alternativesOf(failure) });
    if (code === 'bookingPaid') {
      await draft.refresh();
      if (await resume()) return;
    }
    if (code !== 'priceChanged' && code !== 'bookingIncomplete') throw failure;
    const { issues, shown } = await checkBooking();
    if (shown === null || code === 'bookingIncomplete') return setPayment({ at: 'problems', issues });
    setPayment({ at: 'changed', before, now: shown });
  }

  /** One thing at a time, however often a button is pressed. */
  function run(work: () => Promise<void>): void {
    if (isBusy.current) return;
    isBusy.current = true;
    setPayment({ at: 'working' });
    work()
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setPayment(ENDED.includes(error.code) ? { at: 'over' } : { at: 'failed', message: error.message, code: error.code });
      })
      .finally(() => {
        isBusy.current = false;
      });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, on arriving
  useEffect(() => run(() => hold(agreed)), []);

  return {
    payment,
    start: (given) => run(() => hold(given)),
    place: () => run(() => place(payment.at === 'pay' ? payment.intent.paymentIntentId : null)),
    end: () => setPayment({ at: 'over' }),
  };
}
