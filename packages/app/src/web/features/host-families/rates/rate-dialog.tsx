// Asks for another price, with what a week would cost and what would arrive while the amount is typed.

import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { listRates, proposeRate, sampleRate } from '#contract/host-families/rates.endpoints.ts';
import type { FamilyRate } from '#contract/host-families/rates.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { FieldRefusal } from '#web/ui/form/field-refusal.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findPriceDoubt } from './price-doubt.model.ts';
import { SampleText } from './sample-text.tsx';

/** How long typing pauses before the week is calculated, in milliseconds. */
const PAUSE_MS = 400;

const NOTE_LENGTH = 500;

interface SampleProps {
  readonly familyId: number;
  readonly templateId: number;
  readonly amount: string;
}

/** The sample week at the typed amount; silent while that is no amount. */
function LiveSample({ familyId, templateId, amount }: SampleProps) {
  const words = useTranslations('familyRates.sample');
  const [typed] = useDebouncedValue(amount, PAUSE_MS);
  const isAmount = /^\d{1,12}(\.\d{1,6})?$/.test(typed) && Number(typed) > 0;
  const { data, failure } = useEndpoint(sampleRate, { params: { id: familyId }, body: { templateId, amount: typed } }, { when: isAmount });
  const isCurrent = isAmount && typed === amount;
  return (
    <div role="status">
      {isCurrent && data !== undefined && <SampleText sample={data.sample} />}
      {isAmount && failure === null && !(isCurrent && data !== undefined) && <Text size="sm">{words('calculating')}</Text>}
      {isCurrent && failure !== null && <Text size="sm">{failure.message}</Text>}
    </div>
  );
}

interface RateDialogProps {
  readonly familyId: number;
  readonly currency: string;
  readonly rate: Pick<FamilyRate, 'templateId' | 'templateName' | 'amount' | 'draftAmount'>;
  readonly onClose: () => void;
}

/** Returns a function that asks about a price far from the current one, once for each. */
function useDoubt(current: { readonly amount: string; readonly currency: string }) {
  const words = useTranslations('familyRates.doubt');
  const money = useMoneyText();
  const confirmed = useRef<string | null>(null);
  return async (amount: string): Promise<void> => {
    const doubt = findPriceDoubt(amount, current.amount);
    if (doubt === null || confirmed.current === amount) return;
    const isMeant = await confirm({
      title: words('title', { amount: money({ ...current, amount }) }),
      consequences: [words(doubt === 'high' ? 'high' : 'low', { current: money(current) })],
      confirm: words('confirm'),
      cancel: words('cancel'),
      tone: 'danger',
    });
    if (!isMeant) throw new FieldRefusal('amount', words('check'));
    confirmed.current = amount;
  };
}

export function RateDialog({ familyId, currency, rate: { templateId, templateName, amount, draftAmount }, onClose }: RateDialogProps) {
  const words = useTranslations('familyRates');
  const settleDoubt = useDoubt({ amount: amount ?? draftAmount, currency });
  const propose = useAction(proposeRate, { changes: [listRates], told: words('sent') });
  const form = useForm({
    shape: async () => (await import('#contract/host-families/rates.shapes.ts')).rateProposalBody,
    initial: { templateId, amount: draftAmount, note: '' },
    async send(body) {
      await settleDoubt(body.amount);
      return propose.send({ params: { id: familyId }, body });
    },
    done: onClose,
  });
  return (
    <DialogForm
      form={form}
      title={words('dialogTitle', { name: templateName })}
      text={words('dialogText')}
      submit={words('send')}
      onClose={onClose}
    >
      <MoneyField of={form.field('amount') as FieldBinding<string>} label={words('amount')} currency={currency} required />
      <LiveSample familyId={familyId} templateId={templateId} amount={String(form.values.amount ?? '')} />
      <LongTextField of={form.field('note')} label={words('note')} description={words('noteHint')} maxLength={NOTE_LENGTH} />
    </DialogForm>
  );
}
