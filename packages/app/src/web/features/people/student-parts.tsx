// Small components of a student: picture with name, age, completeness, and what hosts can see.

import { Group, Text } from '@mantine/core';
import { computeCompleteness } from '#contract/people/completeness.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from './student-facts.ts';

type Pictured = Pick<Student, 'firstName' | 'lastName' | 'photos'>;

export function StudentPicture({ student, size }: { readonly student: Pictured; readonly size: 24 | 32 | 40 | 64 }) {
  const { firstName, lastName, photos } = student;
  return <PersonPicture person={{ firstName, lastName, avatarRef: photos[0] }} size={size} />;
}

export function NamedStudent({ student }: { readonly student: Pictured }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <StudentPicture student={student} size={24} />
      {nameOf(student)}
    </Group>
  );
}

export function useAge(): (student: Pick<Student, 'age'>) => string {
  const words = useTranslations('students');
  return ({ age }) => (age === null ? words('ageUnknown') : words('age', { count: age }));
}

/** How complete a student is; renders nothing if the user may not know. */
export function CompletenessBadge({ student: { missing } }: { readonly student: Pick<Student, 'missing'> }) {
  const words = useTranslations('students');
  if (missing === undefined) return null;
  if (missing.length === 0) return <StateBadge meaning="good">{words('complete')}</StateBadge>;
  return <StateBadge meaning="care">{words('percent', { percent: String(computeCompleteness(missing)) })}</StateBadge>;
}

/** The missing details in a sentence. */
export function MissingNote({ student: { missing = [] } }: { readonly student: Pick<Student, 'missing'> }) {
  const words = useTranslations('students');
  const list = new Intl.ListFormat([useFormatLocale()], { type: 'conjunction' });
  if (missing.length === 0) return null;
  return <Text size="sm">{words('missing', { parts: list.format(missing.map((part) => words(`part.${part}`))) })}</Text>;
}

/** Marks what host families can see: now, when they are asked, or after a booking. */
export function SeenMark({ from }: { readonly from: 'now' | 'booked' }) {
  const words = useTranslations('students.seen');
  return <StateBadge meaning={from === 'now' ? 'info' : 'neutral'}>{words(from)}</StateBadge>;
}
