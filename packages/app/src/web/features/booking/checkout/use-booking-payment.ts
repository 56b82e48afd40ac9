// From a complete booking to a placed one: holding, the price as it is now, paying, placing; whatever is refused on the way says why.

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

/** A price that a booking can be paid at. */
export interface Shown extends Total {
  readonly payload: NonNullable<BookingCheck['payload']>;
  /** What stood on the page when somebody agreed: prices may have changed since. */
  readonly seen?: Total | undefined;
}

export type BookingPayment =
  | { readonly at: 'working' }
  /** Something is missing or wrong in the booking. */
  | { readonly at: 'problems'; readonly issues: BookingCheck['issues'] }
  /** It costs something else than was agreed to. */
  | { readonly at: 'changed'; readonly before: Total; readonly now: Shown }
  /** Another tab or device has changed the booking; what it costs now, where that is known. */
  | { readonly at: 'moved'; readonly before: Total | null; readonly now: Total | null }
  /** The family is taken; these are free. */
  | { readonly at: 'taken'; readonly message: string; readonly alternatives: readonly Alternative[] }
  /** A camp is full; these have places in its week. */
  | { readonly at: 'full'; readonly message: string; readonly camps: readonly CampAlternative[] }
  /** It was paid too late and can't be booked; the money goes back. */
  | { readonly at: 'refused'; readonly message: string }
  /** `trip` is what is paid for: the draft may change while somebody pays. */
  | { readonly at: 'pay'; readonly intent: PaymentIntent; readonly lowered: boolean; readonly trip: CurrentTrip }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'over' };

interface FoundBooking {
  readonly issues: BookingCheck['issues'];
  readonly shown: Shown | null;
  /** Another tab or device has changed the booking: what it made of it is in the draft now, and is to be read before it is paid. */
  readonly isMoved: boolean;
}

const isMovedElsewhere = (error: unknown) => error instanceof ApiFailure && error.code === 'changedMeanwhile';

/** What the server finds of the booking as it stands here. */
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

/** The issues of a refusal that are of one kind. */
function issuesAs<Issue>({ issues }: ApiFailure, shape: z.ZodType<Issue>): Issue[] {
  return issues.flatMap((one) => {
    const read = shape.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** What is shown of a failure that nothing can be made of on the way. */
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
  /** What it cost when it was shown last; null before it was. */
  const seenLast = useRef<Total | null>(null);

  async function place(order: { paymentIntentId: string } | { orderId: number | null }): Promise<void> {
    const placed = await call(placeBooking, { body: order }, { quiet: true });
    onPlaced(placed);
  }

  /** Goes on with a payment that was begun before; false where there is none that could be. */
  async function resume(): Promise<boolean> {
    const order = draft.get().order;
    const known = order?.paymentIntentId ?? null;
    if (order === null || known === null) return false;
    const { paymentIntent } = await call(retrievePaymentIntent, { body: { paymentIntentId: known } }, { quiet: true });
    if (paymentIntent.status === 'cancelled') return false;
    // Changed since: what is paid has to be what is booked now.
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

  /** What another tab has made of the booking is read and agreed to in the review: here it is only told what it costs by now. */
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

  /** One thing at a time, however often a button is pressed. */
  function run(work: () => Promise<void>): void {
    if (isBusy.current) return;
    isBusy.current = true;
    setPayment({ at: 'working' });
    work()
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setPayment(endOf(error));
        // What was held is not held any more.
        if (error.code === 'bookingRefused') void draft.refresh().catch(() => undefined);
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
    place() {
      if (payment.at !== 'pay') return;
      const { paymentIntentId } = payment.intent;
      run(() => place({ paymentIntentId }));
    },
    end: () => setPayment({ at: 'over' }),
  };
}
