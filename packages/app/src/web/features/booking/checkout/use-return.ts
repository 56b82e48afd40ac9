// Coming back from the bank, or after a reload: a payment that the address names is asked about before anything is chosen or paid anew.

import { useEffect, useRef, useState } from 'react';
import type { PlacedBooking } from '#contract/booking/booking.shapes.ts';
import { placeBooking, retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import type { Step } from '#web/features/booking/draft/trip.model.ts';
import { draft, useBooker } from '#web/features/booking/draft/use-draft.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useSearchParams } from '#web/router.tsx';

/** What the address keeps of a payment; the other names are those that a gateway comes back with. */
const PAYING = 'paying';
const OF_PAYMENT = [PAYING, 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The payment that an address names. */
const paymentIn = (asked: URLSearchParams) => asked.get(PAYING) ?? asked.get('payment_intent');

const withoutPayment = (asked: URLSearchParams) => [...asked].filter(([name]) => !OF_PAYMENT.includes(name));

/** Keeps a payment in the address while it is under way; with null it is over, and undefined leaves what is there. */
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
  /** There is no payment to be asked about, or it is not paid: the booking goes on. */
  | { readonly at: 'none' }
  | { readonly at: 'asking' }
  /** It was paid too late and can't be booked; the money goes back. */
  | { readonly at: 'refused'; readonly message: string; readonly goOn: (step: Step) => void }
  | { readonly at: 'failed'; readonly message: string; readonly retry: () => void };

export function useReturn(isWanted: boolean, onPlaced: (placed: PlacedBooking) => void): Return {
  const [asked, setAsked] = useSearchParams();
  const { userId } = useBooker();
  // Only what the page was come to with: a payment that is begun on it is followed there.
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
      // Somebody else's, or none at all.
      if (statusCode === 404 || statusCode === 422) return goOn();
      if (code === 'bookingRefused') {
        // What was held is not held any more.
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
