// The details of a student by section; health details only for users who may see them.

import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { listFieldsFor, STUDENT_FIELDS, type StudentField } from '#contract/people/student-fields.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import type { Detail } from '#web/platform/resource/resource.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './people.module.css';
import { nameOf, useCountryName, useGenderChoices, useTypeName } from './student-facts.ts';
import { SeenMark, useAge } from './student-parts.tsx';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Card>
  );
}

/** A value with a mark of who can see it. */
function Said({ value, seen }: { readonly value: ReactNode; readonly seen?: 'now' | 'booked' | undefined }) {
  const words = useTranslations('students');
  return (
    <span className={classes['value']}>
      {value === '' || value === null || value === undefined ? <Text c="dimmed">{words('notSaid')}</Text> : <span>{value}</span>}
      {seen !== undefined && <SeenMark from={seen} />}
    </span>
  );
}

interface PartProps {
  readonly student: Student;
  /** Whether fields visible to hosts are marked. */
  readonly marked: boolean;
}

/** Returns the text of each field. */
function useFieldTexts(student: Student): Readonly<Record<StudentField, ReactNode>> {
  const words = useTranslations('students.form');
  const country = useCountryName();
  const typeName = useTypeName();
  const genders = useGenderChoices();
  const { firstName, lastName, dateOfBirth, gender, hobbies, allergies, anyMedicalCondition, vacinated, notes, internalNotes } = student;
  return {
    ...{ firstName, lastName, hobbies, allergies, anyMedicalCondition, notes, internalNotes },
    dateOfBirth: dateOfBirth === null ? null : <DateText day={dateOfBirth} />,
    gender: genders.find(({ value }) => value === gender)?.label ?? gender,
    countryId: student.country === null ? null : country(student.country),
    studentTypeId: typeName(student.studentTypeId),
    vacinated: words(vacinated === 1 ? 'yes' : 'no'),
    agentId: student.agentName,
  };
}

const SEEN = { asked: 'now', booked: 'booked', never: undefined } as const;

/** Returns the fields as a list: label, text, and from when hosts can see it. */
function useFieldDetails({ student, marked }: PartProps): (...names: readonly StudentField[]) => readonly Detail[] {
  const label = useTranslations('lists.students.columns');
  const texts = useFieldTexts(student);
  return (...names) =>
    names.map((name) => ({
      label: label(name),
      value: <Said value={texts[name]} seen={marked ? SEEN[STUDENT_FIELDS[name].host] : undefined} />,
    }));
}

function Personal(props: PartProps) {
  const { student, marked } = props;
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students.section');
  const age = useAge();
  const detailsOf = useFieldDetails(props);
  const details = [
    ...detailsOf('firstName', 'lastName'),
    { label: label('age'), value: <Said value={student.age === null ? null : age(student)} seen={marked ? 'now' : undefined} /> },
    ...detailsOf('dateOfBirth', 'gender', 'countryId', 'studentTypeId'),
    ...(student.agentName === null ? [] : detailsOf('agentId')),
  ];
  return (
    <Section title={words('personal')}>
      <ResourceDetails details={details} />
    </Section>
  );
}

function Health(props: PartProps) {
  const words = useTranslations('students.section');
  const detailsOf = useFieldDetails(props);
  if (props.student.allergies === undefined) return null;
  return (
    <Section title={words('health')}>
      <ResourceDetails details={detailsOf(...listFieldsFor('health'))} />
    </Section>
  );
}

/** The internal notes of staff; parents and hosts never see them. */
function Internal(props: PartProps) {
  const words = useTranslations('students.section');
  const detailsOf = useFieldDetails(props);
  if (props.student.internalNotes === undefined) return null;
  return (
    <Section title={words('internal')}>
      <ResourceDetails details={detailsOf(...listFieldsFor('staff'))} />
    </Section>
  );
}

export function StudentDetails({ student, marked }: PartProps) {
  const words = useTranslations('students');
  const detailsOf = useFieldDetails({ student, marked });
  return (
    <>
      {student.photos.length > 0 && (
        <ul className={classes['photos']} aria-label={words('form.photos')}>
          {student.photos.map((ref) => (
            <li key={ref}>
              <img className={classes['photo']} src={uploads.imageSource(ref, 240)} alt={nameOf(student)} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {marked && (
        <Text c="dimmed" mb="md">
          {words('seen.note')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Personal student={student} marked={marked} />
        <Section title={words('section.interests')}>
          <ResourceDetails details={detailsOf('hobbies')} />
        </Section>
        <Health student={student} marked={marked} />
        <Internal student={student} marked={marked} />
      </SimpleGrid>
    </>
  );
}
