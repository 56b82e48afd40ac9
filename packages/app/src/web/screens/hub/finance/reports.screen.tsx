// Reports: nights, occupancy, bookings and money in a period, compared with another.

import { Reports } from '#web/features/reports/reports.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function ReportsScreen() {
  const words = useTranslations('reportPage');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hubReports')} description={words('description')} />
      <Reports />
    </>
  );
}
