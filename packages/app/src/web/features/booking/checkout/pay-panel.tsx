// Pays one payment intent of any kind: the amount, the card, the bank's confirmation, and waiting for the result.

import { Alert, Loader, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import classes from '#web/features/booking/booking.module.css';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { StripeForm } from './stripe-form.tsx';
import { TestBankStep, TestCardForm } from './test-card-form.tsx';
import { usePaymentProgress } from './use-payment-progress.ts';

interface PayPanelProps {
  readonly intent: PaymentIntent;
  readonly onPaid: () => void;
  /** Called when the payment intent was cancelled, so that there is nothing left to pay. */
  readonly onOver: () => void;
  /** The level of its heading. */
  readonly order?: 2 | 3;
}

export function PayPanel({ intent, onPaid, onOver, order = 3 }: PayPanelProps) {
  const words = useTranslations('cardPayment');
  const heading = useId();
  const { paying, step, ask } = usePaymentProgress(intent, { onPaid, onOver });
  const unsure = () => void ask().catch(() => undefined);
  const fault = paying.at === 'card' ? paying.fault : null;
  const shows = paying.at === 'card' || paying.at === 'bank';
  return (
    <section className={classes['panel']} aria-labelledby={heading}>
      <Title order={order} size="h4" id={heading}>
        {words('title')}
      </Title>
      {shows && intent.expiresAt !== null ? <HoldCountdown until={intent.expiresAt} onOver={onOver} /> : null}
      <Text size="xl" fw={650}>
        <MoneyText amount={intent.total} currency={intent.currency} />
      </Text>
      <div role="alert">
        {fault === null ? null : (
          <Alert color="red" title={words('declined')}>
            {words(`fault.${fault}`)}
          </Alert>
        )}
      </div>
      {shows && intent.gateway === 'test' ? <TestCardForm intent={intent} onStep={step} onUnsure={unsure} /> : null}
      {shows && intent.gateway === 'stripe' ? <StripeForm intent={intent} onStep={unsure} /> : null}
      {paying.at === 'bank' && intent.gateway === 'test' ? <TestBankStep intent={intent} onStep={step} onUnsure={unsure} /> : null}
      <div role="status">
        {paying.at === 'waiting' || paying.at === 'paid' ? (
          <Stack gap="xs" align="center" py="md">
            <Loader aria-hidden />
            <Text>{words(paying.at === 'waiting' ? 'processing' : 'paid')}</Text>
          </Stack>
        ) : null}
      </div>
    </section>
  );
}
