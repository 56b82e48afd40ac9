// Reported messages and people, each beside the list.

import { useCallback } from 'react';
import { ReportDrawer } from '#web/features/messaging/message-reports/report-drawer.tsx';
import { ReportList } from '#web/features/messaging/message-reports/report-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter with the report beside the list. */
const OPEN = 'open';

export default function MessageReportsScreen() {
  const words = useTranslations('messagingReports');
  const titles = useTranslations('titles');
  const [params, setParams] = useSearchParams();
  const asked = params.get(OPEN) ?? '';
  const linkTo = (id: number) =>
    `${paths.hubMessageReports()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = useCallback(
    () =>
      setParams(
        (now) => {
          now.delete(OPEN);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return (
    <>
      <PageHeader title={titles('page.hubMessageReports')} description={words('description')} />
      <ReportList views={useSavedViews('messageReports')} linkTo={linkTo} />
      {/^\d{1,15}$/.test(asked) && <ReportDrawer key={asked} id={Number(asked)} onClose={close} />}
    </>
  );
}
