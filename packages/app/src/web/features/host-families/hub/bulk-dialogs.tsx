// The dialogs of changes of many host families: why and how long they pause, who coordinates them, and what they are asked for.

import * as z from 'zod';
import { REQUESTED_ITEMS, type RequestedItem } from '#contract/vetting/vetting.shapes.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { CoordinatorField } from './editor/staff-section.tsx';

interface BulkDialogProps<Change> {
  /** The number of families. */
  readonly count: number;
  /** Called with null if the dialog is closed. */
  readonly answer: (change: Change | null) => void;
}

const pauseShape = z.object({ reason: z.string().trim().min(1).max(500), until: z.string() });

interface PauseDialogProps extends BulkDialogProps<{ action: 'pause'; reason: string; until: string | null }> {
  /** The surname of the family if it is the only one. */
  readonly name?: string;
}

export function PauseDialog({ count, name = '', answer }: PauseDialogProps) {
  const words = useTranslations('hubFamilies.bulk');
  const today = useToday();
  const form = useForm({
    shape: pauseShape,
    initial: { reason: '', until: '' },
    guarded: false,
    send: async ({ reason, until }) => answer({ action: 'pause', reason, until: until === '' ? null : until }),
  });
  return (
    <DialogForm
      form={form}
      title={name === '' ? words('pauseTitle', { count }) : words('pauseOne', { name })}
      text={words('pauseText')}
      submit={words('pause')}
      tone="danger"
      onClose={() => answer(null)}
    >
      <LongTextField
        of={form.field('reason')}
        label={words('reason')}
        description={words('reasonHint')}
        maxLength={500}
        minRows={2}
        required
      />
      <DateField of={form.field('until')} label={words('until')} description={words('untilHint')} min={today} />
    </DialogForm>
  );
}

const assignShape = z.object({ coordinatorId: z.int().nullable() });

export function AssignDialog({ count, answer }: BulkDialogProps<{ action: 'assignCoordinator'; coordinatorId: number | null }>) {
  const words = useTranslations('hubFamilies.bulk');
  const form = useForm({
    shape: assignShape,
    initial: { coordinatorId: null },
    guarded: false,
    send: async ({ coordinatorId }) => answer({ action: 'assignCoordinator', coordinatorId }),
  });
  return (
    <DialogForm
      form={form}
      title={words('assignTitle', { count })}
      text={words('assignText')}
      submit={words('assign')}
      onClose={() => answer(null)}
    >
      <CoordinatorField of={form.field('coordinatorId')} label={words('coordinator')} description={words('coordinatorHint')} />
    </DialogForm>
  );
}

export function RequestDialog({ count, answer }: BulkDialogProps<{ action: 'requestInformation'; items: RequestedItem[]; text: string }>) {
  const words = useTranslations('hubFamilies.bulk');
  const items = useTranslations('names.requestedItem');
  const form = useForm({
    shape: async () => (await import('#contract/vetting/vetting.shapes.ts')).requestBody,
    initial: { items: [], text: '' },
    guarded: false,
    send: async (request) => answer({ action: 'requestInformation', ...request }),
  });
  return (
    <DialogForm
      form={form}
      title={words('requestTitle', { count })}
      text={words('requestText')}
      submit={words('request')}
      onClose={() => answer(null)}
    >
      <CheckboxListField
        of={form.field('items') as FieldBinding<string[] | null | undefined>}
        label={words('requestItems')}
        choices={REQUESTED_ITEMS.map((value) => ({ value, label: items(value) }))}
        required
      />
      <LongTextField
        of={form.field('text')}
        label={words('requestMessage')}
        maxLength={2000}
        minRows={2}
        required={(form.values.items as readonly string[] | undefined)?.includes('other') ?? false}
      />
    </DialogForm>
  );
}
