// The form that notes a call to a family, and its outcome.

import { Group } from '@mantine/core';
import { logOfferCall } from '#contract/trips/unanswered.endpoints.ts';
import { CALL_OUTCOMES, type CallOutcome, contactBody } from '#contract/trips/unanswered.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadUnanswered } from './use-unanswered-steps.ts';

const EMPTY = { outcome: 'noAnswer' as CallOutcome, note: '' };

export function CallForm({ id }: { readonly id: number }) {
  const words = useTranslations('unanswered.call');
  const outcomes = useTranslations('names.callOutcome');
  const form = useForm({
    shape: contactBody,
    initial: EMPTY,
    send: (body) => call(logOfferCall, { params: { id }, body }),
    async done() {
      form.reset(EMPTY);
      await reloadUnanswered();
      showToast(words('done'));
    },
  });
  return (
    <Form form={form} label={words('title')}>
      <SelectField
        of={form.field('outcome') as FieldBinding<string | null | undefined>}
        label={words('outcome')}
        choices={CALL_OUTCOMES.map((value) => ({ value, label: outcomes(value) }))}
        required
      />
      <TextField of={form.field('note')} label={words('note')} maxLength={1000} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('submit')}</SubmitButton>
      </Group>
    </Form>
  );
}
