// The change log.

import { ChangeLog } from '#web/features/administration/change-log/change-log.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

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
