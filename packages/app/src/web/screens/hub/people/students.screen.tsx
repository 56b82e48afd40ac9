// All students whom the user looks after.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { StudentList } from '#web/features/people/student-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubStudentsScreen() {
  const words = useTranslations('students');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const add = capabilities.includes('students.write') && (
    <Button component={Link} to={paths.hubStudentEdit({ id: 'new' })} leftSection={<IconPlus size={16} aria-hidden />}>
      {words('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubStudents')} description={words('description')} />
      <StudentList views={useSavedViews('students')} actions={add} />
    </>
  );
}
