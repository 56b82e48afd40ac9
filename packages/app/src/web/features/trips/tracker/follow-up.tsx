// The follow-up of a trip: when somebody looks at it again, and what for.

import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import * as z from 'zod';
import { day } from '#contract/platform/validation/fields.ts';
import { planFollowUp, readTrackedTrip } from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { finishTracked, keepTracked } from './keep-tracked.ts';
import classes from './tracker.module.css';

/** The day of a follow-up, marked once it has come. */
export function FollowUpDay({ on }: { readonly on: string }) {
  const words = useTranslations('tripsTracker.followUp');
  return (
    <span className={classes['due']}>
      <DateText day={on} />
      {on <= useToday() && <StateBadge meaning="care">{words('due')}</StateBadge>}
    </span>
  );
}

const shape = z.object({ day, text: z.string().trim().max(500) });

const toDraft = ({ followUp }: Pick<TrackedTrip, 'followUp'>) => ({
  day: followUp?.day as string | undefined,
  text: followUp?.text ?? '',
});

export function FollowUpForm({ trip }: { readonly trip: Pick<TrackedTrip, 'id' | 'followUp'> }) {
  const words = useTranslations('tripsTracker.followUp');
  const params = { id: trip.id };
  /** When the follow-up that is shown was written; another one is not replaced unseen. */
  const seen = useRef(trip.followUp?.at ?? null);
  const form = useForm({
    shape,
    initial: toDraft(trip),
    send: (body) => call(planFollowUp, { params, body: { ...body, seen: seen.current } }),
    reread: async () => {
      const theirs = await call(readTrackedTrip, { params });
      seen.current = theirs.followUp?.at ?? null;
      return toDraft(theirs);
    },
    async done(kept) {
      seen.current = kept.followUp?.at ?? null;
      form.reset(toDraft(kept));
      await keepTracked(kept);
      showToast(words('saved'));
    },
  });
  async function remove(): Promise<void> {
    const isDone = await finishTracked(call(planFollowUp, { params, body: { day: null, text: '', seen: seen.current } }), words('removed'));
    if (isDone) form.reset(toDraft({ followUp: null }));
  }
  return (
    <Form form={form} label={words('title')}>
      <DateField of={form.field('day') as FieldBinding<string | undefined>} label={words('day')} required />
      <TextField of={form.field('text')} label={words('text')} maxLength={500} />
      <Group justify="flex-end">
        {trip.followUp !== null && (
          <Button variant="default" onClick={() => void remove()}>
            {words('remove')}
          </Button>
        )}
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}
