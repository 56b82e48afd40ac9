// Creates a trip for a parent: students, dates, family, camps and price; as an enquiry, or reserved and invoiced.

import { Button, Stack, Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useStayTypes } from '#web/features/trips/hub/edit/camps-form.tsx';
import { useStudents } from '#web/features/trips/hub/edit/students-field.tsx';
import { LiveTotalBox } from '#web/platform/live-total-box.tsx';
import { useSearchParams } from '#web/router.tsx';
import { ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { Section } from '../../section.tsx';
import classes from '../../trips.module.css';
import type { PlannedWeek } from '../camp-weeks.model.ts';
import { CampWeeksField } from '../camp-weeks.tsx';
import type { Finder } from '../trip-families.tsx';
import { useTripTypeChoices } from '../use-choices.ts';
import { ChooseFamily, type ChosenFamilies, ChosenFamilyList } from './chosen-families.tsx';
import { FinishFields } from './finish-fields.tsx';
import { MadeTrip } from './made-trip.tsx';
import { newTrip, toQuoteRequest } from './new-trip.model.ts';
import { type NewTripForm, toNewTripDraft } from './new-trip-draft.ts';
import { PeoplePart, type PeopleParts, useParentChoices } from './people-part.tsx';
import { type Made, useMakeTrip } from './use-make-trip.ts';

interface CreateTripProps extends PeopleParts {
  readonly finder: Finder;
}

type Texted = FieldBinding<string | null | undefined>;

const numbers = (values: readonly unknown[] | undefined) => (values ?? []).map(Number);

/** Returns the quote for the current values. */
function useQuoted({ values }: NewTripForm) {
  const { fromDate, toDate, hostFamilyId, activityDetailsType, camps, serviceTypeIds, discountCode, vatExempt, studentIds } = values;
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values produce the same request
  return useMemo(
    () =>
      toQuoteRequest({
        ...{ fromDate, toDate, hostFamilyId, activityDetailsType, camps, vatExempt },
        serviceTypeIds: numbers(serviceTypeIds),
        discountCode: discountCode.trim() === '' ? null : discountCode.trim(),
        countStudents: studentIds.length,
      }),
    [key],
  );
}

/** Returns the names of the families in the form. */
function useFamilies(form: NewTripForm) {
  const [chosen, setChosen] = useState<ChosenFamilies>({ family: null, backup: null });
  return {
    chosen,
    onChange(next: ChosenFamilies) {
      setChosen(next);
      form.set('hostFamilyId', next.family?.id ?? null);
      form.set('backupHostFamilyId', next.backup?.id ?? null);
    },
  };
}

function FamilyPart({ form, finder }: { readonly form: NewTripForm; readonly finder: Finder }) {
  const words = useTranslations('createTrip');
  const { chosen, onChange } = useFamilies(form);
  const { fromDate, toDate, studentIds } = form.values;
  const guests = useStudents(studentIds).filter((student) => student !== undefined);
  const coming = { guests, firstDay: fromDate };
  const fault = form.state.problems['hostFamilyId'];
  return (
    <Stack>
      <ChosenFamilyList {...chosen} {...coming} onChange={onChange} />
      {fault !== undefined && 'text' in fault && <Text c="var(--mantine-color-error)">{fault.text}</Text>}
      {fromDate !== '' && fromDate < toDate ? (
        finder({
          ...{ fromDate, toDate },
          children: studentIds.length,
          actions: (card) => <ChooseFamily card={card} {...chosen} {...coming} onChange={onChange} />,
        })
      ) : (
        <Text c="dimmed">{words('datesFirst')}</Text>
      )}
    </Stack>
  );
}

function CampsPart({ form }: { readonly form: NewTripForm }) {
  const words = useTranslations('createTrip');
  const trips = useTranslations('hubTrips');
  const { fromDate, toDate, activityDetailsType } = form.values;
  const hasDates = fromDate !== '' && fromDate < toDate;
  return (
    <Stack>
      <ChoiceCardsField
        of={form.field('activityDetailsType') as FieldBinding<string | undefined>}
        label={trips('camps.days')}
        choices={useStayTypes()}
      />
      {activityDetailsType !== ('family' as string) &&
        (hasDates ? (
          <CampWeeksField
            of={form.field('camps') as FieldBinding<readonly PlannedWeek[] | undefined>}
            label={words('section.camps')}
            stay={{ fromDate, toDate }}
          />
        ) : (
          <Text c="dimmed">{words('datesFirst')}</Text>
        ))}
    </Stack>
  );
}

function Making({ finder, newStudent, parents, onMade }: CreateTripProps & { readonly onMade: (made: Made) => void }) {
  const words = useTranslations('createTrip');
  const [asked] = useSearchParams();
  const today = useToday();
  const make = useMakeTrip();
  const how = useRef<'enquire' | 'reserve'>('enquire');
  const parentName = useRef('');
  const choose = (button: 'enquire' | 'reserve') => {
    how.current = button;
  };
  const form = useForm({
    shape: newTrip,
    initial: toNewTripDraft(asked),
    send: (trip) => make(how.current, trip, parentName.current),
    done: (made) => made !== null && onMade(made),
  }) as unknown as NewTripForm;
  const { choices } = useParentChoices(form.values.studentIds);
  parentName.current = choices.find(({ value }) => value === form.values.parentId)?.label ?? '';
  const quoted = useQuoted(form);
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <Section title={words('section.people')}>
          <PeoplePart
            students={form.field('studentIds') as FieldBinding<readonly number[] | undefined>}
            parent={form.field('parentId') as Texted}
            newStudent={newStudent}
            parents={parents}
          />
        </Section>
        <Section title={words('section.stay')}>
          <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('dates')} min={today} />
          <SelectField of={form.field('tripTypeId') as Texted} label={words('tripType')} choices={useTripTypeChoices()} clearable />
        </Section>
        <Section title={words('section.family')}>
          <FamilyPart form={form} finder={finder} />
        </Section>
        <Section title={words('section.camps')}>
          <CampsPart form={form} />
        </Section>
      </div>
      <div className={classes['column']}>
        <Section title={words('section.finish')}>
          <LiveTotalBox request={quoted} beside={false} />
          <Form form={form} label={words('section.finish')}>
            <FinishFields form={form} />
            <Text size="sm">{words('reserve.text')}</Text>
            <Button type="submit" aria-disabled={form.pending} onClick={() => choose('reserve')}>
              {words('reserve.do')}
            </Button>
            <Text size="sm">{words('enquire.text')}</Text>
            <Button type="submit" variant="default" aria-disabled={form.pending} onClick={() => choose('enquire')}>
              {words('enquire.do')}
            </Button>
          </Form>
        </Section>
      </div>
    </div>
  );
}

export function CreateTrip(props: CreateTripProps) {
  const [made, setMade] = useState<Made | null>(null);
  if (made !== null) return <MadeTrip made={made} onAnother={() => setMade(null)} />;
  return <Making {...props} onMade={setMade} />;
}
