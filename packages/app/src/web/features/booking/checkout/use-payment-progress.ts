// Follows a payment: the result of the payer's last step, and the current status while the gateway is processing it.

import { useEffect, useRef, useState } from 'react';
import type { CardFault, PaymentIntent, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import { retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { getNextAskDelay, type PaymentProgress, toPaymentProgress } from './payment.model.ts';

const QUIETLY = { background: true, quiet: true } as const;

/** The status reported by a gateway or by a step of the payer. */
export interface PayStep {
  readonly status: PaymentStatus;
  readonly fault: CardFault | null;
}

interface FollowedPayment {
  readonly paying: PaymentProgress;
  /** Records the result of a step of the payer. */
  step(came: PayStep): void;
  /** Requests the current status from the gateway. */
  ask(): Promise<void>;
}

export function usePaymentProgress(intent: PaymentIntent, { onPaid, onOver }: { onPaid: () => void; onOver: () => void }): FollowedPayment {
  const { paymentIntentId } = intent;
  const [paying, setPaying] = useState(() => toPaymentProgress(intent));
  const told = useRef({ onPaid, onOver });
  useEffect(() => {
    told.current = { onPaid, onOver };
  });

  async function ask(): Promise<void> {
    const { paymentIntent } = await call(retrievePaymentIntent, { body: { paymentIntentId } }, QUIETLY);
    setPaying(toPaymentProgress(paymentIntent));
  }

  const { at } = paying;
  useEffect(() => {
    if (at === 'paid') told.current.onPaid();
    if (at === 'over') told.current.onOver();
  }, [at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests depend on the payment only, identified by its ID
  useEffect(() => {
    if (at !== 'waiting') return;
    let asked = 0;
    let timer = setTimeout(again, getNextAskDelay(0));
    async function again(): Promise<void> {
      // Without an answer the request is repeated: the payment may be in progress.
      await ask().catch(() => undefined);
      asked += 1;
      timer = setTimeout(again, getNextAskDelay(asked));
    }
    return () => clearTimeout(timer);
  }, [at, paymentIntentId]);

  return { paying, step: (came) => setPaying(toPaymentProgress(came)), ask };
}
