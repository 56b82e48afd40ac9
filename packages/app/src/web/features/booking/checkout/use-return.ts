// The return from the bank or after a reload: checks the payment named in the URL before anything new is chosen or paid.

import { useEffect, useRef, useState } from 'react';
import type { PlacedBooking } from '#contract/booking/booking.shapes.ts';
import { placeBooking, retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import type { Step } from '#web/features/booking/draft/trip.model.ts';
import { draft, useBooker } from '#web/features/booking/draft/use-draft.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useSearchParams } from '#web/router.tsx';

/** The query parameter with the payment; the others are those that gateways add to the return URL. */
const PAYING = 'paying';
const OF_PAYMENT = [PAYING, 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Returns the payment named in a URL. */
const paymentIn = (asked: URLSearchParams) => asked.get(PAYING) ?? asked.get('payment_intent');

const withoutPayment = (asked: URLSearchParams) => [...asked].filter(([name]) => !OF_PAYMENT.includes(name));

/** Keeps the current payment in the URL; null removes it, and undefined leaves the URL as it is. */
export function useKeptPayment(paymentIntentId: string | null | undefined): void {
  const [asked, setAsked] = useSearchParams();
  const isSo = paymentIntentId === undefined || asked.get(PAYING) === paymentIntentId;
  useEffect(() => {
    if (isSo) return;
    setAsked((now) => new URLSearchParams([...withoutPayment(now), ...(paymentIntentId ? [[PAYING, paymentIntentId]] : [])]), {
      replace: true,
    });
  }, [paymentIntentId, isSo, setAsked]);
}

export type Return =
  /** There is no payment to check, or it isn't paid: the booking continues. */
  | { readonly at: 'none' }
  | { readonly at: 'asking' }
  /** The payment came too late and the booking can't be placed; the money is refunded. */
  | { readonly at: 'refused'; readonly message: string; readonly goOn: (step: Step) => void }
  | { readonly at: 'failed'; readonly message: string; readonly retry: () => void };

export function useReturn(isWanted: boolean, onPlaced: (placed: PlacedBooking) => void): Return {
  const [asked, setAsked] = useSearchParams();
  const { userId } = useBooker();
  // Only the payment in the URL on arrival: one started on this page is followed there.
  const [payment] = useState(() => paymentIn(asked));
  const isAsking = useRef(false);
  const [state, setState] = useState<Return>({ at: payment === null ? 'none' : 'asking' });

  function goOn(step?: Step): void {
    setAsked(
      (now) => {
        const rest = new URLSearchParams(withoutPayment(now));
        if (step !== undefined) rest.set('step', step);
        return rest;
      },
      { replace: true },
    );
    setState({ at: 'none' });
  }

  async function ask(paymentIntentId: string): Promise<void> {
    const { paymentIntent } = await call(retrievePaymentIntent, { body: { paymentIntentId } }, { quiet: true });
    if (paymentIntent.status !== 'succeeded') return goOn();
    onPlaced(await call(placeBooking, { body: { paymentIntentId } }, { quiet: true }));
  }

  useEffect(() => {
    if (!isWanted || payment === null || userId === null || state.at !== 'asking' || isAsking.current) return;
    isAsking.current = true;
    ask(payment).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, message, statusCode } = error;
      // The payment belongs to another user, or doesn't exist.
      if (statusCode === 404 || statusCode === 422) return goOn();
      if (code === 'bookingRefused') {
        // The hold has ended.
        void draft.refresh().catch(() => undefined);
        return setState({ at: 'refused', message, goOn });
      }
      setState({
        ...{ at: 'failed', message },
        retry() {
          isAsking.current = false;
          setState({ at: 'asking' });
        },
      });
    });
  });

  return userId === null ? { at: 'none' } : state;
}
