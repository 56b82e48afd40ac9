// Payment with a test card at the built-in gateway: the card, and the confirmation that a bank may ask for.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { authenticateTestIntent, confirmTestIntent } from '#contract/booking/checkout/test-gateway.endpoints.ts';
import { TEST_CARDS } from '#contract/booking/checkout/test-gateway.shapes.ts';
import classes from '#web/features/booking/booking.module.css';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { cardForm } from './payment.model.ts';
import type { PayStep } from './use-payment-progress.ts';

interface CardProps {
  readonly intent: PaymentIntent;
  readonly onStep: (came: PayStep) => void;
  /** Called if the payment isn't in the expected state, to request its status. */
  readonly onUnsure: () => void;
}

/** Lists the test cards and what each does. */
function TestCards() {
  const words = useTranslations('cardPayment');
  return (
    <details className={classes['fold']}>
      <summary>{words('testCards')}</summary>
      <ul className={classes['cards']}>
        {Object.entries(TEST_CARDS).map(([number, conduct]) => (
          <li key={number}>
            <code>{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> {words(`conduct.${conduct}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function TestCardForm({ intent, onStep, onUnsure }: CardProps) {
  const words = useTranslations('cardPayment');
  const money = useMoneyText();
  const { paymentIntentId: reference, clientSecret } = intent;
  const form = useForm({
    shape: cardForm,
    initial: { number: '', expiry: '', cvc: '' },
    guarded: false,
    send: async (card) => {
      try {
        return await call(confirmTestIntent, { params: { reference }, body: { clientSecret: clientSecret ?? '', card } }, { quiet: true });
      } catch (error) {
        if (error instanceof ApiFailure && error.code !== 'cardNotTest') onUnsure();
        throw error;
      }
    },
    done: onStep,
  });
  return (
    <Form form={form} label={words('card')}>
      <TextField of={form.field('number')} label={words('number')} autoComplete="cc-number" inputMode="numeric" maxLength={23} required />
      <div className={classes['pair']}>
        <TextField
          of={form.field('expiry')}
          label={words('expiry')}
          placeholder={words('expiryForm')}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
          required
        />
        <TextField of={form.field('cvc')} label={words('cvc')} autoComplete="cc-csc" inputMode="numeric" maxLength={4} required />
      </div>
      <SubmitButton form={form} fullWidth size="lg">
        {words('pay', { amount: money({ amount: intent.total, currency: intent.currency }) })}
      </SubmitButton>
      <Text size="sm" c="dimmed">
        {words('noMoney')}
      </Text>
      <TestCards />
    </Form>
  );
}

export function TestBankStep({ intent, onStep, onUnsure }: CardProps) {
  const words = useTranslations('cardPayment');
  const money = useMoneyText();
  const [isSending, setSending] = useState(false);
  async function answer(approve: boolean): Promise<void> {
    if (isSending) return;
    setSending(true);
    const { paymentIntentId: reference, clientSecret } = intent;
    try {
      onStep(await call(authenticateTestIntent, { params: { reference }, body: { clientSecret: clientSecret ?? '', approve } }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      tellFailure(error);
      onUnsure();
    } finally {
      setSending(false);
    }
  }
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} title={words('bankTitle')}>
      <Stack>
        <Text>{words('bankText', { amount: money({ amount: intent.total, currency: intent.currency }) })}</Text>
        <Group justify="flex-end">
          <Button variant="default" disabled={isSending} onClick={() => void answer(false)}>
            {words('refuse')}
          </Button>
          <Button loading={isSending} onClick={() => void answer(true)} data-autofocus>
            {words('approve')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
