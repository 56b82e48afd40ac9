// The parent's changes to a trip before a family is chosen: dates, which of their children travel, and wishes.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import { day } from '#contract/platform/validation/fields.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useTripForm } from '#web/features/trips/hub/edit/use-trip-form.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { Section } from '../section.tsx';
import { joinStudentNames } from '../students.model.ts';

const shape = z.object({
  fromDate: day,
  toDate: day,
  studentIds: z.array(z.string()).min(1).max(MAX_CHILDREN),
  wishes: z.string().trim().max(2000),
});

const draftOf = ({ fromDate, toDate, students, wishes }: Trip) => ({
  ...{ fromDate, toDate, wishes },
  studentIds: students.map(({ id }) => String(id)),
});

function EditForm({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.edit');
  const today = useToday();
  const { data } = useEndpoint(readMyChildren, {});
  const form = useTripForm({
    trip,
    shape,
    draftOf,
    changesIn: ({ studentIds, ...rest }) => ({ ...rest, studentIds: studentIds.map(Number) }),
  });
  // A child of another parent stays on the trip.
  const own = data?.childrens ?? [];
  const others = trip.students.filter(({ id }) => !own.some((child) => child.id === id));
  const choices = [...own, ...others].map((child) => ({ value: String(child.id), label: joinStudentNames([child]) }));
  return (
    <Form form={form} label={words('title')}>
      <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('dates')} min={today} />
      <CheckboxListField of={form.field('studentIds')} label={words('children')} choices={choices} required />
      <LongTextField of={form.field('wishes')} label={words('wishes')} maxLength={2000} minRows={2} />
      <Group>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function EditTrip({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.edit');
  const [isOpen, setOpen] = useState(false);
  if (trip.side !== 'parent' || !trip.mayEdit) return null;
  return (
    <Section title={words('title')}>
      <Button variant="default" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words('open')}
      </Button>
      {isOpen && <EditForm trip={trip} />}
    </Section>
  );
}
