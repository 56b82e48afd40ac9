// The dialog that makes a host family of a lead.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { BEDROOMS, GUESTS } from '#contract/platform/constants.ts';
import { listMissingNeeds } from '#contract/scouting/family-needs.ts';
import { convertLead } from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { reloadLeads } from './use-lead-steps.ts';

interface ConvertDialogProps {
  readonly lead: Lead;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Says what must be known before a family can be created. */
function MissingNeeds({ lead, onEdit, onClose }: ConvertDialogProps) {
  useFocusBack();
  const words = useTranslations('scouting');
  const common = useTranslations('common');
  const label = useTranslations('lists.leads.columns');
  const listText = useListText();
  const items = listText(listMissingNeeds(lead).map((need) => label(need)));
  return (
    <Modal
      opened
      onClose={onClose}
      title={words('convert.title', { name: lead.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text size="sm">{words('convert.missing', { items })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={onEdit}>{words('act.edit')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

export function ConvertDialog({ lead, onEdit, onClose }: ConvertDialogProps) {
  if (listMissingNeeds(lead).length > 0) return <MissingNeeds lead={lead} onEdit={onEdit} onClose={onClose} />;
  return <ConvertForm lead={lead} onClose={onClose} />;
}

function ConvertForm({ lead, onClose }: Omit<ConvertDialogProps, 'onEdit'>) {
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
