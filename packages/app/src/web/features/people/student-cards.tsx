// A parent's children as cards: name, age, next trip, missing details.

import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'wouter';
import { listStudents } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './people.module.css';
import { nameOf } from './student-facts.ts';
import { CompletenessBadge, MissingNote, StudentPicture, useAge } from './student-parts.tsx';
import { useRemoveStudent } from './use-student-steps.ts';

function NextTrip({ student: { nextTrip } }: { readonly student: Student }) {
  const words = useTranslations('students');
  if (nextTrip === null) return <Text c="dimmed">{words('noNextTrip')}</Text>;
  return (
    <Text>
      {words('nextTrip')}: <DateRangeText from={nextTrip.fromDate} to={nextTrip.toDate} />
    </Text>
  );
}

function StudentCard({ student }: { readonly student: Student }) {
  const words = useTranslations('students.act');
  const age = useAge();
  const remove = useRemoveStudent();
  const { id, actions } = student;
  const name = nameOf(student);
  return (
    <Card component="li" withBorder padding="md" className={classes['card'] ?? ''}>
      <Group wrap="nowrap" align="flex-start">
        <StudentPicture student={student} size={64} />
        <div className={classes['facts']}>
          <Title order={2} size="h4" className={classes['name'] ?? ''}>
            {name}
          </Title>
          <Text c="dimmed">{age(student)}</Text>
          <CompletenessBadge student={student} />
        </div>
      </Group>
      <div className={classes['rest']}>
        <NextTrip student={student} />
        <MissingNote student={student} />
      </div>
      <Group gap="xs" mt="auto">
        <Button component={Link} to={paths.travelStudentView({ id })} aria-label={`${words('view')}: ${name}`}>
          {words('view')}
        </Button>
        {actions.includes('edit') && (
          <Button component={Link} to={paths.travelStudentEdit({ id })} variant="default" aria-label={`${words('edit')}: ${name}`}>
            {words('edit')}
          </Button>
        )}
        {actions.includes('remove') && (
          <Button variant="subtle" color="red" aria-label={`${words('remove')}: ${name}`} onClick={() => void remove(student)}>
            {words('remove')}
          </Button>
        )}
      </Group>
    </Card>
  );
}

export function StudentCards() {
  const words = useTranslations('students');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const mayRead = capabilities.includes('students.read');
  const { data, failure, reload } = useEndpoint(listStudents, { query: { perPage: MAX_PAGE_SIZE } }, { when: mayRead });
  if (mayRead && data === undefined) return failure === null ? <LoadingCards /> : <Fault message={failure.message} onRetry={reload} />;
  const students = data?.table.data ?? [];
  if (students.length === 0) {
    const add = capabilities.includes('students.write') && (
      <Button component={Link} to={paths.travelStudentEdit({ id: 'new' })}>
        {words('addFirst')}
      </Button>
    );
    return <EmptyState icon={IconUsers} title={words('empty.title')} text={words('empty.text')} action={add} />;
  }
  return (
    <ul className={classes['cards']} aria-label={titles('page.travelStudents')}>
      {students.map((student) => (
        <StudentCard key={student.id} student={student} />
      ))}
    </ul>
  );
}
