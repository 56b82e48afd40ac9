// Payment through Stripe: its own fields in a frame, so that card data never passes through this application.

import { Alert, Button, Stack, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl/react';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { loadStripe, type Stripe, type StripeElements } from './stripe.ts';

interface StripeFormProps {
  readonly intent: PaymentIntent;
  /** Called after each step of the payer, to request the payment's status. */
  readonly onStep: () => void;
}

type Ready = { readonly stripe: Stripe; readonly elements: StripeElements };

export function StripeForm({ intent, onStep }: StripeFormProps) {
  const words = useTranslations('cardPayment');
  const money = useMoneyText();
  const locale = useLocale();
  const scheme = useComputedColorScheme('light');
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const { clientSecret, publishableKey } = intent;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads it again
  useEffect(() => {
    let isOver = false;
    let element: { destroy(): void } | undefined;
    async function begin(): Promise<void> {
      const stripe = await loadStripe(publishableKey ?? '');
      if (isOver || place.current === null) return;
      const elements = stripe.elements({
        clientSecret: clientSecret ?? '',
        locale,
        appearance: { theme: scheme === 'dark' ? 'night' : 'stripe' },
      });
      const payment = elements.create('payment');
      element = payment;
      payment.on('ready', () => !isOver && setReady({ stripe, elements }));
      payment.mount(place.current);
    }
    begin().catch(() => !isOver && setBroken(true));
    return () => {
      isOver = true;
      element?.destroy();
      // A removed form can't be used to pay.
      setReady(null);
    };
  }, [clientSecret, publishableKey, locale, scheme, tries]);

  async function pay(): Promise<void> {
    if (ready === null || isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const { error } = await ready.stripe.confirmPayment({
        elements: ready.elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.href },
      });
      if (error === undefined) onStep();
      else setProblem(error.message ?? words('fault.other'));
    } catch {
      // The outcome is unknown, so the server is asked for it.
      setProblem(words('fault.notConfirmed'));
      onStep();
    } finally {
      setSending(false);
    }
  }

  function retry(): void {
    setBroken(false);
    setTries(tries + 1);
  }

  if (isBroken) return <Fault message={words('notLoaded')} onRetry={retry} />;
  return (
    <Stack>
      {ready === null ? <LoadingRows count={3} /> : null}
      <div ref={place} />
      {problem === null ? null : (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Button size="lg" fullWidth disabled={ready === null} loading={isSending} onClick={() => void pay()}>
        {words('pay', { amount: money({ amount: intent.total, currency: intent.currency }) })}
      </Button>
    </Stack>
  );
}
