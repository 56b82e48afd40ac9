// Asks somebody who knows a family for a reference, by an emailed link.

import { LOCALES } from '#contract/platform/locales.ts';
import { REFERENCE_DAYS } from '#contract/vetting/reference.shapes.ts';
import { askReference } from '#contract/vetting/vetting.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepVetting } from './kept-vetting.ts';

export function ReferenceRequest({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('vetting.reference');
  const names = new Intl.DisplayNames([useFormatLocale()], { type: 'language' });
  const form = useForm({
    shape: async () => (await import('#contract/vetting/reference.shapes.ts')).referenceBody,
    initial: { name: '', email: '', relation: '', locale: 'en' },
    send: (body) => call(askReference, { params: { id }, body }),
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('sent'));
    },
  });
  return (
    <DialogForm form={form} title={words('ask')} text={words('askText', { days: REFERENCE_DAYS })} submit={words('send')} onClose={onClose}>
      <TextField of={form.field('name')} label={words('name')} maxLength={100} required autoComplete="off" />
      <EmailField of={form.field('email')} label={words('email')} required autoComplete="off" />
      <TextField of={form.field('relation')} label={words('relation')} description={words('relationHint')} maxLength={200} required />
      <SelectField
        of={form.field('locale') as FieldBinding<string | null | undefined>}
        label={words('language')}
        choices={LOCALES.map((value) => ({ value, label: names.of(value) ?? value }))}
        required
      />
    </DialogForm>
  );
}
