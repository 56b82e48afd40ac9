// The details of a trip: dates, students, the chosen families, its terms, coordinator, agent and group, wishes and notes.

import { Group } from '@mantine/core';
import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { findGroups } from '#contract/finance/expenses/expenses.endpoints.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useFamilyName } from '#web/features/trips/family-name.ts';
import { ColleagueField, type PersonProps, showPerson, useTyped } from '#web/features/trips/hub/colleague-field.tsx';
import { useAgentChoices } from '#web/features/trips/hub/use-choices.ts';
import classes from '#web/features/trips/trips.module.css';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { bindField } from '#web/ui/form/bind-field.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ReasonField } from './reason-field.tsx';
import { StudentsField } from './students-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useTripForm } from './use-trip-form.ts';

const shape = z.object({
  fromDate: day,
  toDate: day,
  studentIds: z.array(id).min(1).max(MAX_CHILDREN),
  hostFamilyId: id.nullable(),
  backupHostFamilyId: id.nullable(),
  agentId: id.nullable(),
  coordinatorId: id.nullable(),
  groupId: id.nullable(),
  tripTypeId: id,
  businessId: id,
  parentId: id.nullable(),
  wishes: z.string().trim().max(2000),
  notes: z.string().trim().max(2000),
  reason: z.string().trim().max(500),
});

/** Select fields hold their value as text. */
const chosen = (one: { readonly id: number } | null): unknown => (one === null ? null : String(one.id));

function draftOf(trip: Trip) {
  return {
    fromDate: trip.fromDate,
    toDate: trip.toDate,
    studentIds: trip.students.map((student) => student.id),
    hostFamilyId: chosen(trip.hostFamily),
    backupHostFamilyId: chosen(trip.backupHostFamily),
    agentId: chosen(trip.agent),
    coordinatorId: trip.coordinator?.id ?? null,
    groupId: trip.group?.id ?? null,
    tripTypeId: chosen(trip.tripType),
    businessId: chosen(trip.business),
    parentId: chosen(trip.parent),
    wishes: trip.wishes,
    notes: trip.notes ?? '',
    reason: '',
  };
}

type Texted = FieldBinding<string | null | undefined>;
type Numbered = FieldBinding<number | null | undefined>;

function GroupInput(props: PersonProps) {
  const { query, onSearch } = useTyped();
  const { data } = useEndpoint(findGroups, { query });
  return <FoundSelect {...props} found={data?.data.map((group) => ({ id: group.id, label: group.name }))} onSearch={onSearch} />;
}

const GroupField = bindField(GroupInput, { empty: null, show: showPerson });

/** Returns the families with an offer for the trip, and those chosen for it. */
function useFamilyChoices({ offers, hostFamily, backupHostFamily }: Trip) {
  const nameOf = useFamilyName();
  const named = [...offers.map((offer) => offer.hostFamily), hostFamily, backupHostFamily].filter((family) => family !== null);
  return [...new Map(named.map((family) => [family.id, { value: String(family.id), label: nameOf(family) }])).values()];
}

export function DetailsForm({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const label = useTranslations('lists.trips.columns');
  const { capabilities } = useSignedInUser();
  const isOpen = (OPEN_STATES as readonly string[]).includes(trip.state);
  const agents = useAgentChoices();
  const families = useFamilyChoices(trip);
  const form = useTripForm({
    trip,
    shape,
    draftOf,
    // Values that the user can't see aren't sent.
    changesIn: ({ notes, ...rest }) => (trip.notes === null ? rest : { ...rest, notes }),
  });
  return (
    <Form form={form} className={classes['form'] ?? ''} label={words('details.form')}>
      <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('details.dates')} />
      <StudentsField
        of={form.field('studentIds') as FieldBinding<readonly number[] | undefined>}
        label={words('details.students')}
        required
      />
      <SelectField
        of={form.field('hostFamilyId') as Texted}
        label={words('details.family')}
        description={words(isOpen ? 'details.familyHint' : 'details.familyFixed')}
        choices={families}
        placeholder={words('details.none')}
        clearable
        disabled={!isOpen}
      />
      <SelectField
        of={form.field('backupHostFamilyId') as Texted}
        label={words('details.backup')}
        description={words('details.familyHint')}
        choices={families.filter(({ value }) => value !== form.values.hostFamilyId)}
        placeholder={words('details.none')}
        clearable
      />
      <TermsFields
        trip={trip}
        tripType={form.field('tripTypeId') as Texted}
        business={form.field('businessId') as Texted}
        parent={form.field('parentId') as Texted}
        studentIds={form.values.studentIds as readonly number[]}
      />
      {capabilities.includes('users.read') && (
        <ColleagueField
          of={form.field('coordinatorId') as Numbered}
          label={words('column.coordinator')}
          chosenName={trip.coordinator?.name}
          description={trip.coordinatorArea === null ? undefined : words('coordinatorFrom', { area: trip.coordinatorArea })}
        />
      )}
      {agents.length > 0 && (
        <SelectField
          of={form.field('agentId') as Texted}
          label={label('agent')}
          choices={agents}
          placeholder={words('details.none')}
          clearable
        />
      )}
      {capabilities.includes('expenses.read') && (
        <GroupField of={form.field('groupId') as Numbered} label={words('column.group')} chosenName={trip.group?.name} />
      )}
      <LongTextField of={form.field('wishes')} label={words('details.wishes')} maxLength={2000} minRows={2} />
      {trip.notes !== null && (
        <LongTextField
          of={form.field('notes')}
          label={words('details.notes')}
          description={words('details.notesHint')}
          maxLength={2000}
          minRows={2}
        />
      )}
      <ReasonField trip={trip} of={form.field('reason')} required={form.needsReason} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('act.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
