// The dialog that makes a host family of a lead.

import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { BEDROOMS, GUESTS } from '#contract/platform/constants.ts';
import { convertLead } from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadLeads } from './use-lead-steps.ts';

export function ConvertForm({ lead, onClose }: { readonly lead: Lead; readonly onClose: () => void }) {
  const words = useTranslations('scouting.convert');
  const types = useTranslations('hostRegistration.hosting');
  const form = useForm({
    shape: async () => (await import('./convert-form.model.ts')).convertFormShape,
    initial: { hostingTypes: [] as unknown, guestsNumber: GUESTS.min as number, bedroomsNumber: BEDROOMS.min as number },
    send: (body) => call(convertLead, { params: { id: lead.id }, body: { ...body, version: lead.version } }),
    async done() {
      await reloadLeads();
      showToast(words('done'));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('title', { name: lead.name })}
      text={words('text', { email: lead.email })}
      submit={words('submit')}
      onClose={onClose}
    >
      <CheckboxListField
        of={form.field('hostingTypes') as FieldBinding<string[] | undefined>}
        label={words('hostingTypes')}
        choices={HOSTING_TYPES.map(({ id, code }) => ({ value: String(id), label: types(code) }))}
        required
      />
      <NumberField of={form.field('guestsNumber')} label={words('guestsNumber')} min={GUESTS.min} max={GUESTS.max} required />
      <NumberField of={form.field('bedroomsNumber')} label={words('bedroomsNumber')} min={BEDROOMS.min} max={BEDROOMS.max} required />
    </DialogForm>
  );
}
