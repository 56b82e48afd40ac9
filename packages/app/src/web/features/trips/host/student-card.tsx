// A student as shown to their host: age, interests, and health information, which is always stated, even if there is none.

import { Group, Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Section } from '../section.tsx';
import { useStudentText } from './student-text.ts';

type Student = Trip['students'][number];

export function StudentCard({ student }: { readonly student: Student }) {
  const words = useTranslations('hostings.student');
  const textOf = useStudentText();
  const { firstName, lastName, photoRef, hobbies, allergies, anyMedicalCondition, vacinated, notes } = student;
  const name = [firstName, lastName ?? ''].join(' ').trim();
  const told = (text: string | null) => (text === null ? words('notTold') : text.trim() === '' ? words('notSaid') : text);
  const details = [
    { label: words('hobbies'), value: hobbies },
    { label: words('allergies'), value: <strong>{told(allergies)}</strong> },
    { label: words('anyMedicalCondition'), value: <strong>{told(anyMedicalCondition)}</strong> },
    ...(vacinated === null ? [] : [{ label: words('vacinated'), value: words(vacinated === 1 ? 'yes' : 'no') }]),
    ...(notes === null || notes === '' ? [] : [{ label: words('notes'), value: notes }]),
  ];
  return (
    <Section title={name}>
      <Group gap="sm" wrap="nowrap">
        <PersonPicture person={{ firstName, lastName: lastName ?? '', avatarRef: photoRef }} size={64} />
        <Text>{textOf(student)}</Text>
      </Group>
      <ResourceDetails details={details} />
    </Section>
  );
}
