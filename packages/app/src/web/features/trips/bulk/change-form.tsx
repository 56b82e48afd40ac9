// The dialog that asks what is to be done to the chosen trips, and starts the check.

import { Text } from '@mantine/core';
import { checkTrips, listBulkRuns } from '#contract/trips/bulk.endpoints.ts';
import {
  BULK_ACTIONS,
  BULK_STEPS,
  type BulkAudience,
  type BulkRun,
  type BulkStep,
  bulkChangeForm,
  MAX_SHIFT,
} from '#contract/trips/bulk.shapes.ts';
import { ColleagueField } from '#web/features/trips/hub/colleague-field.tsx';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import type { ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { MessageFields } from './message-fields.tsx';

/** Returns the trips as the request names them. */
function toSelection(rows: ChosenRows) {
  if (rows.kind === 'keys') return { query: {}, more: { tripIds: rows.keys.map(Number) } };
  return { query: rows.match, more: { exceptIds: rows.except.map(Number) } };
}

interface ChangeFormProps {
  readonly rows: ChosenRows;
  readonly onStarted: (run: BulkRun) => void;
  readonly onClose: () => void;
}

type Chosen = FieldBinding<string | null | undefined>;

/** The rights that each action needs; without them, it is not offered. */
function useActions() {
  const { capabilities } = useSignedInUser();
  const may = {
    state: capabilities.includes('trips.move'),
    coordinator: capabilities.includes('trips.assign') && capabilities.includes('users.read'),
    dates: capabilities.includes('trips.write'),
    invoice: capabilities.includes('invoices.write'),
    message: capabilities.includes('messages.send') && capabilities.includes('support.handle'),
  };
  return BULK_ACTIONS.filter((action) => may[action]);
}

export function ChangeForm({ rows, onStarted, onClose }: ChangeFormProps) {
  const words = useTranslations('tripsBulk');
  const steps = useTranslations('trips.step');
  const actions = useActions();
  const form = useForm({
    shape: bulkChangeForm,
    initial: {
      ...{ action: actions[0] ?? null, step: null as BulkStep | null, coordinatorId: null as number | null, days: 7, reason: '' },
      ...{ audience: null as BulkAudience | null, text: '' },
    },
    send: (change) => {
      const { query, more } = toSelection(rows);
      return call(checkTrips, { query, body: { ...change, ...more } } as never);
    },
    async done(run: BulkRun) {
      await queryClient.invalidateQueries({ queryKey: toQueryKey(listBulkRuns) });
      onStarted(run);
    },
  });
  const { action } = form.values;
  return (
    <DialogForm form={form} title={words('title', { count: rows.count })} text={words('text')} submit={words('check')} onClose={onClose}>
      <SelectField
        of={form.field('action') as Chosen}
        label={words('action')}
        choices={actions.map((value) => ({ value, label: words(`actions.${value}`) }))}
      />
      {action === 'state' && (
        <SelectField
          of={form.field('step') as Chosen}
          label={words('step')}
          choices={BULK_STEPS.map((value) => ({ value, label: steps(value) }))}
        />
      )}
      {action === 'coordinator' && (
        <ColleagueField
          of={form.field('coordinatorId') as FieldBinding<number | null | undefined>}
          label={words('coordinator')}
          description={words('coordinatorHint')}
        />
      )}
      {action === 'dates' && (
        <NumberField of={form.field('days')} label={words('days')} description={words('daysHint')} min={-MAX_SHIFT} max={MAX_SHIFT} />
      )}
      {action === 'message' && (
        <MessageFields
          audience={form.field('audience') as Chosen}
          text={form.field('text') as Chosen}
          onText={(text) => form.set('text', text)}
        />
      )}
      {action === 'invoice' && <Text size="sm">{words('invoiceHint')}</Text>}
      {(action === 'state' || action === 'dates') && (
        <TextField of={form.field('reason')} label={action === 'state' ? words('reason') : words('reasonOfDates')} maxLength={500} />
      )}
    </DialogForm>
  );
}
