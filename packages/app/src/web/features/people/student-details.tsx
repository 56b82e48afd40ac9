// What is known of one student, part by part; what concerns health stands there for those alone who may see it.

import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Student } from '#contract/people/students.shapes.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { uploads } from '#web/platform/uploads.ts';
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

/** A value with the mark of who sees it. */
function Said({ value, seen }: { readonly value: ReactNode; readonly seen?: 'now' | 'booked' | undefined }) {
  const words = useTranslations('students');
  return (
    <span className={classes['value']}>
      {value === '' || value === null ? <Text c="dimmed">{words('notSaid')}</Text> : <span>{value}</span>}
      {seen !== undefined && <SeenMark from={seen} />}
    </span>
  );
}

interface PartProps {
  readonly student: Student;
  /** Whether it is marked what hosts see. */
  readonly marked: boolean;
}

function Personal({ student, marked }: PartProps) {
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students.section');
  const age = useAge();
  const country = useCountryName();
  const typeName = useTypeName();
  const genders = useGenderChoices();
  const seen = (from: 'now' | 'booked') => (marked ? from : undefined);
  const { dateOfBirth, gender } = student;
  const details = [
    { label: label('firstName'), value: <Said value={student.firstName} seen={seen('now')} /> },
    { label: label('lastName'), value: <Said value={student.lastName} seen={seen('booked')} /> },
    { label: label('age'), value: <Said value={dateOfBirth === null ? null : age(student)} seen={seen('now')} /> },
    {
      label: label('dateOfBirth'),
      value: <Said value={dateOfBirth === null ? null : <DateText day={dateOfBirth} />} seen={seen('booked')} />,
    },
    {
      label: label('gender'),
      value: <Said value={genders.find(({ value }) => value === gender)?.label ?? gender} seen={seen('now')} />,
    },
    { label: label('country'), value: <Said value={student.country === null ? null : country(student.country)} /> },
    { label: label('studentTypeId'), value: <Said value={typeName(student.studentTypeId)} /> },
    ...(student.agentName === null ? [] : [{ label: label('agentName'), value: <Said value={student.agentName} /> }]),
  ];
  return (
    <Section title={words('personal')}>
      <ResourceDetails details={details} />
    </Section>
  );
}

function Health({ student, marked }: PartProps) {
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students');
  const { allergies, anyMedicalCondition, vacinated, notes } = student;
  if (allergies === undefined) return null;
  const seen = marked ? 'now' : undefined;
  const details = [
    { label: label('allergies'), value: <Said value={allergies} seen={seen} /> },
    { label: label('anyMedicalCondition'), value: <Said value={anyMedicalCondition ?? ''} seen={seen} /> },
    { label: label('vacinated'), value: <Said value={words(vacinated === 1 ? 'form.yes' : 'form.no')} seen={seen} /> },
    { label: label('notes'), value: <Said value={notes ?? ''} seen={seen} /> },
  ];
  return (
    <Section title={words('section.health')}>
      <ResourceDetails details={details} />
    </Section>
  );
}

/** What staff note among themselves; parents and hosts are never told of it. */
function Internal({ student: { internalNotes } }: Pick<PartProps, 'student'>) {
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students.section');
  if (internalNotes === undefined) return null;
  return (
    <Section title={words('internal')}>
      <ResourceDetails details={[{ label: label('internalNotes'), value: <Said value={internalNotes} /> }]} />
    </Section>
  );
}

export function StudentDetails({ student, marked }: PartProps) {
  const words = useTranslations('students');
  const label = useTranslations('lists.students.columns');
  const hobbies = { label: label('hobbies'), value: <Said value={student.hobbies} seen={marked ? 'now' : undefined} /> };
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
          <ResourceDetails details={[hobbies]} />
        </Section>
        <Health student={student} marked={marked} />
        <Internal student={student} />
      </SimpleGrid>
    </>
  );
}
