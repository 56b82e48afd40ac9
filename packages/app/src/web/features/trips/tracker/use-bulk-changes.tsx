// What can be done to several tracked trips: assign a coordinator, or set the follow-up.

import { IconCalendarEvent, IconUserCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { assignTrackedTrips, planFollowUps } from '#contract/trips/tracker.endpoints.ts';
import { followUpBody } from '#contract/trips/tracker.shapes.ts';
import { useHandOver } from '#web/features/trips/bulk/hand-over.tsx';
import { ColleagueField } from '#web/features/trips/hub/colleague-field.tsx';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import type { BulkAction } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { coordinatorShape, type Numbered } from './coordinator-form.tsx';
import { changeInBatches } from './in-batches.ts';

interface DialogProps {
  readonly ids: readonly number[];
  readonly onClose: (isDone: boolean) => void;
}

/** Closes the dialog, and tells how many trips were changed. */
function useFinish(onClose: DialogProps['onClose']) {
  const words = useTranslations('tripsTracker.bulk');
  return async ({ changed }: { readonly changed: readonly number[] }) => {
    onClose(true);
    showToast(words('changed', { count: changed.length }));
    await reloadTrips();
  };
}

function AssignDialog({ ids, onClose }: DialogProps) {
  const words = useTranslations('tripsTracker.bulk');
  const labels = useTranslations('tripsTracker.coordinator');
  const form = useForm({
    shape: coordinatorShape,
    initial: { coordinatorId: null as unknown },
    send: (body) => changeInBatches(ids, (tripIds) => call(assignTrackedTrips, { body: { tripIds, ...body } })),
    done: useFinish(onClose),
  });
  return (
    <DialogForm
      form={form}
      title={words('assignTitle', { count: ids.length })}
      text={words('assignText')}
      submit={words('assign')}
      onClose={() => onClose(false)}
    >
      <ColleagueField of={form.field('coordinatorId') as Numbered} label={labels('label')} />
    </DialogForm>
  );
}

/** An empty field stands for no day. */
const followUpShape = z.object({ day: z.preprocess((value) => value || null, followUpBody.shape.day), text: followUpBody.shape.text });

function FollowUpDialog({ ids, onClose }: DialogProps) {
  const words = useTranslations('tripsTracker.bulk');
  const labels = useTranslations('tripsTracker.followUp');
  const form = useForm({
    shape: followUpShape,
    initial: { day: undefined as unknown, text: '' },
    send: (body) => changeInBatches(ids, (tripIds) => call(planFollowUps, { body: { tripIds, ...body } })),
    done: useFinish(onClose),
  });
  return (
    <DialogForm
      form={form}
      title={words('followUpTitle', { count: ids.length })}
      text={words('followUpText')}
      submit={words('followUp')}
      onClose={() => onClose(false)}
    >
      <DateField of={form.field('day') as FieldBinding<string | undefined>} label={labels('day')} />
      <TextField of={form.field('text') as FieldBinding<string | undefined>} label={labels('text')} maxLength={500} />
    </DialogForm>
  );
}

type Kind = 'assign' | 'followUp';

interface Asked {
  readonly kind: Kind;
  readonly ids: readonly number[];
  readonly answer: (isDone: boolean) => void;
}

/** Returns the actions that the user may take, and the dialog of the one that was chosen. */
export function useBulkChanges(): { readonly actions: readonly BulkAction[]; readonly dialog: ReactNode } {
  const words = useTranslations('tripsTracker.bulk');
  const { capabilities } = useSignedInUser();
  const handOver = useHandOver();
  const [asked, setAsked] = useState<Asked | null>(null);
  const toAction = (kind: Kind, icon: ReactNode): BulkAction => ({
    label: words(kind),
    icon,
    run: async (rows) => {
      const ids = rows.kind === 'keys' ? rows.keys.map(Number) : [];
      const isDone = await new Promise<boolean>((answer) => setAsked({ kind, ids, answer }));
      return isDone ? undefined : 'keep';
    },
  });
  const mayAssign = capabilities.includes('trips.assign') && capabilities.includes('users.read');
  const Dialog = asked?.kind === 'assign' ? AssignDialog : FollowUpDialog;
  return {
    actions: [
      ...(mayAssign ? [toAction('assign', <IconUserCheck size={16} aria-hidden />)] : []),
      ...(capabilities.includes('trips.follow') ? [toAction('followUp', <IconCalendarEvent size={16} aria-hidden />)] : []),
      ...handOver,
    ],
    dialog: asked && (
      <Dialog
        ids={asked.ids}
        onClose={(isDone) => {
          setAsked(null);
          asked.answer(isDone);
        }}
      />
    ),
  };
}
