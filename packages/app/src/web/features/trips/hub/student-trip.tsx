// A trip with its student, to read and print: the plan, the student, contacts, money and history.

import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { PriceFigures } from '#web/features/trips/hub/edit/price-form.tsx';
import { paths } from '#web/paths.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ContactLines } from '../contact-lines.tsx';
import { useFamilyName } from '../family-name.ts';
import { OfferList, placeOf } from '../offer-list.tsx';
import { Section } from '../section.tsx';
import { joinStudentNames } from '../students.model.ts';
import { TravelPlan } from '../travel-plan.tsx';
import { TripStateBadge } from '../trip-badges.tsx';
import { TripHistory } from '../trip-history.tsx';
import classes from '../trips.module.css';
import { TripFacts } from './trip-facts.tsx';
import { TripInvoiceTable } from './trip-invoices.tsx';

/** Health information is only shown if the server sends it. */
function StudentPanel({ student }: { readonly student: Trip['students'][number] }) {
  const words = useTranslations('hubTrips.read');
  const label = useTranslations('lists.students.columns');
  const genders = useTranslations('names.gender');
  const yesNo = useTranslations('lists');
  const { id, dateOfBirth, age, gender, hobbies, allergies, anyMedicalCondition, vacinated, notes } = student;
  const { capabilities } = useSignedInUser();
  const isKnown = gender === 'female' || gender === 'male' || gender === 'other';
  const details = [
    { label: label('dateOfBirth'), value: dateOfBirth === null ? null : <DateText day={dateOfBirth} /> },
    { label: words('age'), value: age },
    { label: label('gender'), value: isKnown ? genders(gender) : gender },
    { label: label('hobbies'), value: hobbies },
    ...(allergies === null ? [] : [{ label: label('allergies'), value: allergies }]),
    ...(anyMedicalCondition === null ? [] : [{ label: label('anyMedicalCondition'), value: anyMedicalCondition }]),
    ...(vacinated === null ? [] : [{ label: label('vacinated'), value: vacinated === 1 ? yesNo('yes') : words('notVaccinated') }]),
    ...(notes === null ? [] : [{ label: label('notes'), value: notes }]),
  ];
  return (
    <Section title={`${words('student')}: ${joinStudentNames([student])}`}>
      <ResourceDetails details={details} />
      {capabilities.includes('students.read') && (
        <Anchor component={Link} to={paths.hubStudentView({ id })} className="no-print">
          {words('file')}
        </Anchor>
      )}
    </Section>
  );
}

function Contacts({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const label = useTranslations('lists.trips.columns');
  const nameOf = useFamilyName();
  const { parent, coordinator, hostFamily } = trip;
  const people = [
    { role: label('parent'), person: parent, address: null },
    { role: label('hostFamily'), person: hostFamily, address: hostFamily && [hostFamily.addressLine1 ?? '', placeOf(hostFamily)] },
    { role: words('column.coordinator'), person: coordinator, address: null },
  ];
  return (
    <Section title={words('read.contacts')}>
      {people.map(
        ({ role, person, address }) =>
          person !== null && (
            <div key={role}>
              <Text size="sm" c="dimmed">
                {role}
              </Text>
              <Text fw={600}>{person === hostFamily ? nameOf(person) : person.name}</Text>
              {address !== null && <Text size="sm">{address.filter((line) => line !== '').join(', ')}</Text>}
              <ContactLines email={person.email} phone={person.phone} />
            </div>
          ),
      )}
    </Section>
  );
}

export function StudentTrip({ trip, studentId }: { readonly trip: Trip; readonly studentId: number }) {
  const words = useTranslations('hubTrips');
  const { id, students } = trip;
  // The student in the URL comes first.
  const ordered = students.toSorted((a, b) => Number(b.id === studentId) - Number(a.id === studentId));
  return (
    <Stack>
      <PageHeader
        title={joinStudentNames(ordered)}
        beside={<TripStateBadge state={trip.state} />}
        back={{ to: paths.hubTrips(), label: words('back') }}
        actions={
          <>
            <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
              {words('act.print')}
            </Button>
            <Button component={Link} to={paths.hubTripEdit({ id })}>
              {words('act.edit')}
            </Button>
          </>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <Section title={words('read.plan')}>
            <TravelPlan trip={trip} />
          </Section>
          <Section title={words('tab.details')}>
            <TripFacts trip={trip} />
          </Section>
          <Section title={words('tab.families')}>
            <OfferList offers={trip.offers} />
          </Section>
        </div>
        <div className={classes['column']}>
          {ordered.map((student) => (
            <StudentPanel key={student.id} student={student} />
          ))}
          <Contacts trip={trip} />
          <Section title={words('tab.price')}>
            <PriceFigures trip={trip} />
          </Section>
          <Section title={words('tab.invoices')}>
            <TripInvoiceTable trip={trip} />
          </Section>
          <Section title={words('tab.history')}>
            <TripHistory history={trip.history} />
          </Section>
        </div>
      </div>
    </Stack>
  );
}
