// From a complete booking to a placed one: hold, current price, payment, placement; each refusal comes with its reason.

import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import {
  type Alternative,
  alternative,
  type BookingCheck,
  type CampAlternative,
  campAlternative,
  type PaymentIntent,
  type PlacedBooking,
} from '#contract/booking/booking.shapes.ts';
import { getIntent, placeBooking, retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { compareTotals, computeTotal, type Total } from './payment.model.ts';

/** A price at which a booking can be paid. */
export interface Shown extends Total {
  readonly payload: NonNullable<BookingCheck['payload']>;
  /** The price on the page when the customer agreed; prices may have changed since. */
  readonly seen?: Total | undefined;
}

export type BookingPayment =
  | { readonly at: 'working' }
  /** Something is missing or wrong in the booking. */
  | { readonly at: 'problems'; readonly issues: BookingCheck['issues'] }
  /** The price differs from the agreed one. */
  | { readonly at: 'changed'; readonly before: Total; readonly now: Shown }
  /** The booking was changed in another tab or on another device; the current price, if known. */
  | { readonly at: 'moved'; readonly before: Total | null; readonly now: Total | null }
  /** The family isn't available any more; these alternatives are. */
  | { readonly at: 'taken'; readonly message: string; readonly alternatives: readonly Alternative[] }
  /** A camp is full; these have places in the same week. */
  | { readonly at: 'full'; readonly message: string; readonly camps: readonly CampAlternative[] }
  /** The payment came too late and the booking can't be placed; the money is refunded. */
  | { readonly at: 'refused'; readonly message: string }
  /** `trip` is the trip being paid for: the draft may change during the payment. */
  | { readonly at: 'pay'; readonly intent: PaymentIntent; readonly lowered: boolean; readonly trip: CurrentTrip }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'over' };

interface FoundBooking {
  readonly issues: BookingCheck['issues'];
  readonly shown: Shown | null;
  /** The booking was changed in another tab or on another device: the draft now has the changes, which must be reviewed before paying. */
  readonly isMoved: boolean;
}

const isMovedElsewhere = (error: unknown) => error instanceof ApiFailure && error.code === 'changedMeanwhile';

/** Returns the server's check of the current booking. */
export async function checkBooking(): Promise<FoundBooking> {
  await draft.settle();
  try {
    const { version: draftVersion } = draft.get();
    const { issues, quote, payload } = await call(checkCurrentTrip, { body: { draftVersion } }, { quiet: true });
    const total = computeTotal(quote);
    const shown = payload === null || total === undefined ? null : { ...total, payload };
    return { issues, shown, isMoved: false };
  } catch (error) {
    if (!isMovedElsewhere(error)) throw error;
    await draft.refresh();
    return { issues: [], shown: null, isMoved: true };
  }
}

/** Returns the issues of a refusal that match the shape. */
function issuesAs<Issue>({ issues }: ApiFailure, shape: z.ZodType<Issue>): Issue[] {
  return issues.flatMap((one) => {
    const read = shape.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** Returns the state to show for a failure that can't be handled on the way. */
function endOf(failure: ApiFailure): BookingPayment {
  const { code, message } = failure;
  if (code === 'orderOver') return { at: 'over' };
  if (code === 'bookingRefused') return { at: 'refused', message };
  if (code === 'bedsTaken') return { at: 'taken', message, alternatives: issuesAs(failure, alternative) };
  if (code === 'placesTaken') return { at: 'full', message, camps: issuesAs(failure, campAlternative) };
  return { at: 'failed', message };
}

interface Paid {
  readonly payment: BookingPayment;
  /** Holds the booking at this price, or at its current price. */
  start(agreed: Shown | null): void;
  /** Places the booking after its payment. */
  place(): void;
  end(): void;
}

/** @param agreed the price shown last; null after a reload, when the price is shown again before anyone pays */
export function useBookingPayment(agreed: Shown | null, onPlaced: (placed: PlacedBooking) => void): Paid {
  const [payment, setPayment] = useState<BookingPayment>({ at: 'working' });
  const isBusy = useRef(false);
  /** The price shown last; null before the first one. */
  const seenLast = useRef<Total | null>(null);

  async function place(order: { paymentIntentId: string } | { orderId: number | null }): Promise<void> {
    const placed = await call(placeBooking, { body: order }, { quiet: true });
    onPlaced(placed);
  }

  /** Continues a payment that was started before; returns false if there is none to continue. */
  async function resume(): Promise<boolean> {
    const order = draft.get().order;
    const known = order?.paymentIntentId ?? null;
    if (order === null || known === null) return false;
    const { paymentIntent } = await call(retrievePaymentIntent, { body: { paymentIntentId: known } }, { quiet: true });
    if (paymentIntent.status === 'cancelled') return false;
    // The booking has changed since, and the payment must match the current booking.
    if (paymentIntent.status === 'requires_payment' || paymentIntent.status === 'failed') return false;
    if (paymentIntent.status === 'requires_action' && !order.isCurrent) return false;
    setPayment({ at: 'pay', intent: paymentIntent, lowered: false, trip: draft.get().trip });
    return true;
  }

  async function hold(given: Shown | null): Promise<void> {
    await draft.settle();
    if (await resume()) return;
    const { issues, shown, isMoved } = given === null ? await checkBooking() : { issues: [], shown: given, isMoved: false };
    if (isMoved) return await showMoved(seenLast.current);
    if (shown === null) return setPayment({ at: 'problems', issues });
    const { seen, ...now } = shown;
    const moved = seen === undefined ? 'same' : compareTotals(seen, now);
    if (seen !== undefined && moved === 'higher') return setPayment({ at: 'changed', before: seen, now });
    seenLast.current = now;
    try {
      const { order, trip, version: draftVersion } = draft.get();
      const paymentIntentId = order?.paymentIntentId ?? null;
      const answer = await call(getIntent, { body: { ...shown.payload, draftVersion, paymentIntentId } }, { quiet: true });
      if (answer.paymentIntent !== null) {
        await draft.refresh().catch(() => undefined);
        return setPayment({ at: 'pay', intent: answer.paymentIntent, lowered: answer.priceLowered || moved === 'lower', trip });
      }
      if (answer.reason === 'nothingToPay') return await place({ orderId: answer.order?.id ?? null });
      setPayment({ at: 'problems', issues: (await checkBooking()).issues });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await refused(error, shown);
    }
  }

  /** Changes from another tab are read and accepted in the review; this step only shows the current price. */
  async function showMoved(before: Total | null): Promise<void> {
    const { shown } = await checkBooking();
    setPayment({ at: 'moved', before, now: shown });
  }

  async function refused(failure: ApiFailure, before: Shown): Promise<void> {
    const { code } = failure;
    if (isMovedElsewhere(failure)) {
      await draft.refresh();
      return await showMoved(before);
    }
    if (code === 'bookingPaid') {
      await draft.refresh();
      if (await resume()) return;
    }
    if (code !== 'priceChanged' && code !== 'bookingIncomplete') throw failure;
    const { issues, shown } = await checkBooking();
    if (shown === null || code === 'bookingIncomplete') return setPayment({ at: 'problems', issues });
    setPayment({ at: 'changed', before, now: shown });
  }

  /** Runs one action at a time, however often a button is pressed. */
  function run(work: () => Promise<void>): void {
    if (isBusy.current) return;
    isBusy.current = true;
    setPayment({ at: 'working' });
    work()
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setPayment(endOf(error));
        // The hold has ended.
        if (error.code === 'bookingRefused') void draft.refresh().catch(() => undefined);
      })
      .finally(() => {
        isBusy.current = false;
      });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => run(() => hold(agreed)), []);

  return {
    payment,
    start: (given) => run(() => hold(given)),
    place() {
      if (payment.at !== 'pay') return;
      const { paymentIntentId } = payment.intent;
      run(() => place({ paymentIntentId }));
    },
    end: () => setPayment({ at: 'over' }),
  };
}
