// The form to add a payout manually, for amounts that are in no quote.

import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Payee } from '#contract/finance/payouts/payout-details.shapes.ts';
import { createPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { keepPayout } from './kept-payout.ts';
import { PayeeField } from './payee-field.tsx';
import { useBusinesses } from './use-businesses.ts';

interface NewPayoutProps {
  readonly onClose: () => void;
  readonly onAdded: (payout: PayoutPage) => void;
}

/** Converts a field of a number for a select. */
function asChoice(field: FieldBinding<unknown>): FieldBinding<string | null | undefined> {
  const { value } = field;
  return {
    ...field,
    value: value === null || value === undefined ? null : String(value),
    change: (chosen) => field.change(chosen === null || chosen === undefined ? null : Number(chosen)),
  };
}

interface FieldsProps extends Pick<NewPayoutProps, 'onAdded'> {
  readonly payee: Payee;
  readonly businesses: readonly Business[];
}

function PayoutFields({ payee, businesses, onAdded }: FieldsProps) {
  const words = useTranslations('payouts');
  const today = useToday();
  const { payeeType, payeeId } = payee;
  const first = businesses.find(({ isDefault }) => isDefault) ?? businesses[0];
  const form = useForm({
    shape: async () => (await import('#contract/finance/payouts/payouts.shapes.ts')).payoutBody,
    initial: {
      payeeType,
      payeeId: payeeId as unknown,
      businessId: (first?.id ?? null) as unknown,
      amount: '' as unknown,
      dueDate: today,
      reason: '',
    },
    send: (body) => call(createPayout, { body }),
    async done(payout) {
      await keepPayout(payout);
      showToast(words('add.done', { number: payout.number }));
      onAdded(payout);
    },
  });
  const business = businesses.find(({ id }) => id === form.values.businessId);
  const choices = businesses.map(({ id, name, currencyCode }) => ({ value: String(id), label: `${name} (${currencyCode})` }));
  return (
    <Form form={form} label={words('add.title')}>
      <SelectField of={asChoice(form.field('businessId'))} label={words('field.business')} choices={choices} required />
      <MoneyField
        of={form.field('amount') as FieldBinding<string | null | undefined>}
        label={words('field.amount')}
        currency={business?.currencyCode ?? 'EUR'}
        required
      />
      <DateField of={form.field('dueDate')} label={words('field.due')} required />
      <LongTextField of={form.field('reason')} label={words('field.reason')} maxLength={500} required />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('add.submit')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function NewPayout({ onClose, onAdded }: NewPayoutProps) {
  const words = useTranslations('payouts.add');
  const businesses = useBusinesses();
  const [payee, setPayee] = useState<Payee | null>(null);
  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {words('text')}
        </Text>
        <PayeeField value={payee} onChange={setPayee} />
        {payee !== null &&
          (businesses === undefined ? (
            <LoadingRows count={4} />
          ) : (
            <PayoutFields key={`${payee.payeeType} ${payee.payeeId}`} payee={payee} businesses={businesses} onAdded={onAdded} />
          ))}
      </Stack>
    </SideDrawer>
  );
}
