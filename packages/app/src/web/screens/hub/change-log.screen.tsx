// Who changed what.

import { useTranslations } from 'use-intl/react';
import { ChangeLog } from '#web/features/administration/change-log.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function ChangeLogScreen() {
  const words = useTranslations('changeLog');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hubChangeLog')} description={words('description')} />
      <ChangeLog views={useSavedViews('audit')} />
    </>
  );
}
