// The children of a parent.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { StudentCards } from '#web/features/people/student-cards.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelStudentsScreen() {
  const words = useTranslations('students');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const add = capabilities.includes('students.write') && (
    <Button component={Link} to={paths.travelStudentEdit({ id: 'new' })} leftSection={<IconPlus size={16} aria-hidden />}>
      {words('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.travelStudents')} description={words('ownDescription')} actions={add} />
      <StudentCards />
    </>
  );
}
