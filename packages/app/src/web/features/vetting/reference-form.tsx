// The questions to a referee: four marks from 1 to 5, and a text.

import { Group, Radio } from '@mantine/core';
import { MARKS, REFERENCE_MARKS } from '#contract/vetting/reference.shapes.ts';
import { answerReference } from '#contract/vetting/references.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function MarkInput({ value, onChange, onBlur, disabled = false, ...props }: InputProps<string | null>) {
  return (
    <Radio.Group {...props} value={value} onChange={onChange} onBlur={onBlur}>
      <Group gap={20} my={8}>
        {MARKS.map((mark) => (
          <Radio key={mark} value={mark} label={mark} disabled={disabled} />
        ))}
      </Group>
    </Radio.Group>
  );
}

const MarkField = bindField(MarkInput, { empty: null, show: (value) => value ?? '' });

interface ReferenceFormProps {
  readonly token: string;
  readonly onSent: () => void;
}

export function ReferenceForm({ token, onSent }: ReferenceFormProps) {
  const words = useTranslations('reference');
  const form = useForm({
    shape: () => import('#contract/vetting/reference.shapes.ts').then(({ referenceAnswer }) => referenceAnswer),
    initial: { reliability: null, care: null, home: null, children: null, text: '', isIndependent: false },
    send: (body) => call(answerReference, { params: { token }, body }),
    done: onSent,
  });
  return (
    <Form form={form} label={words('formLabel')}>
      {REFERENCE_MARKS.map((mark) => (
        <MarkField key={mark} of={form.field(mark)} label={words(`marks.${mark}`)} description={words('scale')} required />
      ))}
      <LongTextField of={form.field('text')} label={words('text')} description={words('textHint')} required />
      <CheckboxField of={form.field('isIndependent')} label={words('independent')} required />
      <SubmitButton form={form}>{words('send')}</SubmitButton>
    </Form>
  );
}
