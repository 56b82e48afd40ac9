// How the days of a trip are spent: with the family, at camps, or both, and at which camps.

import { Group } from '@mantine/core';
import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { PlannedWeek } from '#web/features/trips/hub/camp-weeks.model.ts';
import { CampWeeksField } from '#web/features/trips/hub/camp-weeks.tsx';
import classes from '#web/features/trips/trips.module.css';
import { ChoiceCardsField } from '#web/ui/form/fields/choice-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ReasonField } from './reason-field.tsx';
import { useTripForm } from './use-trip-form.ts';

const plannedWeek = z.object({ scheduleId: id, activityId: id, startDate: day, backupRank: z.int().nullable() });

const shape = z.object({
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  camps: z.array(plannedWeek).max(200),
  reason: z.string().trim().max(500),
});

/** Returns the labels of the stay types. */
export function useStayTypes() {
  const words = useTranslations('tags.stayType');
  return ACTIVITY_DETAILS_TYPES.toReversed().map((value) => ({ value, label: words(value) }));
}

function draftOf({ activityDetailsType, camps }: Trip) {
  const planned = camps.map(({ scheduleId, activityId, startDate, backupRank }) => ({ scheduleId, activityId, startDate, backupRank }));
  return { activityDetailsType, camps: planned, reason: '' };
}

export function CampsForm({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const form = useTripForm({
    trip,
    shape,
    draftOf,
    changesIn: ({ activityDetailsType, camps, reason }) => ({
      activityDetailsType,
      reason,
      camps: activityDetailsType === 'family' ? [] : camps.map(({ scheduleId, backupRank }) => ({ scheduleId, backupRank })),
    }),
  });
  return (
    <Form form={form} className={classes['form'] ?? ''} label={words('camps.form')}>
      <ChoiceCardsField
        of={form.field('activityDetailsType') as FieldBinding<string | undefined>}
        label={words('camps.days')}
        choices={useStayTypes()}
      />
      {form.values.activityDetailsType !== 'family' && (
        <CampWeeksField
          of={form.field('camps') as FieldBinding<readonly PlannedWeek[] | undefined>}
          label={words('tab.camps')}
          stay={trip}
        />
      )}
      <ReasonField trip={trip} of={form.field('reason')} required={form.needsReason} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('act.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
