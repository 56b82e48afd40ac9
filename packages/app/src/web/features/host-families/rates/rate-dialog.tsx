// Asks for another price, with what a week would cost and what would arrive while the amount is typed.

import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listRates, proposeRate, sampleRate } from '#contract/host-families/rates.endpoints.ts';
import type { FamilyRate } from '#contract/host-families/rates.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
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
  readonly rate: Pick<FamilyRate, 'templateId' | 'templateName' | 'draftAmount'>;
  readonly onClose: () => void;
}

export function RateDialog({ familyId, currency, rate: { templateId, templateName, draftAmount }, onClose }: RateDialogProps) {
  const words = useTranslations('familyRates');
  const propose = useAction(proposeRate, { changes: [listRates], told: words('sent') });
  const form = useForm({
    shape: async () => (await import('#contract/host-families/rates.shapes.ts')).rateProposalBody,
    initial: { templateId, amount: draftAmount, note: '' },
    send: (body) => propose.send({ params: { id: familyId }, body }),
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
