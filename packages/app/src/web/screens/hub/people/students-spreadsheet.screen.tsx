// The spreadsheet of the students whom the user looks after.

import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from 'wouter';
import { StudentSheet } from '#web/features/people/sheet/student-sheet.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubStudentsSpreadsheetScreen() {
  const words = useTranslations('studentSheet');
  const titles = useTranslations('titles');
  const list = (
    <Button component={Link} to={paths.hubStudents()} variant="default" leftSection={<IconList size={16} aria-hidden />}>
      {words('list')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubStudentsSpreadsheet')} description={<span className="no-print">{words('description')}</span>} />
      <StudentSheet views={useSavedViews('studentsSpreadsheet')} actions={list} />
    </>
  );
}
