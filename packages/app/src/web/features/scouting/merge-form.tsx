// The dialog that merges another lead into the open one.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listLeads, mergeLeads } from '#contract/scouting/leads.endpoints.ts';
import { type Lead, mergeBody } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepLead } from './use-lead-steps.ts';

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 250;

interface PickerProps extends InputProps<number | null> {
  /** The lead that can't be chosen. */
  readonly exceptId: number;
}

function LeadPicker({ exceptId, ...props }: PickerProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const { data } = useEndpoint(listLeads, { query: search === '' ? { perPage: 20 } : { perPage: 20, search } });
  const found = data?.data.filter(({ id }) => id !== exceptId);
  const options = found?.map(({ id, name, cityTown }) => ({ id, label: [name, cityTown].filter(Boolean).join(', ') }));
  return <FoundSelect {...props} found={options} onSearch={setTyped} />;
}

const LeadField = bindField(LeadPicker, { empty: null });

export function MergeForm({ lead, onClose }: { readonly lead: Lead; readonly onClose: () => void }) {
  const words = useTranslations('scouting.merge');
  const form = useForm({
    shape: mergeBody.omit({ version: true }),
    initial: { mergedLeadId: null as unknown },
    send: ({ mergedLeadId }) => call(mergeLeads, { params: { id: lead.id }, body: { mergedLeadId, version: lead.version } }),
    async done(kept) {
      await keepLead(kept);
      showToast(words('done'));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('title', { name: lead.name })}
      text={words('text', { name: lead.name })}
      submit={words('submit')}
      tone="danger"
      onClose={onClose}
    >
      <LeadField
        of={form.field('mergedLeadId') as FieldBinding<number | null | undefined>}
        label={words('other')}
        exceptId={lead.id}
        required
      />
    </DialogForm>
  );
}
