// The calendar of the user's own family.

import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { FamilyCalendar } from '#web/features/host-families/calendar/family-calendar.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const toTrip = (id: number) => paths.hostTrip({ id });

export default function HostCalendarScreen() {
  const words = useTranslations('familyCalendar');
  const titles = useTranslations('titles');
  const { data, failure, reload } = useEndpoint(readOwnDashboard, {});
  const loading = failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      <PageHeader title={titles('page.hostCalendar')} description={words('lead')} />
      {data === undefined ? loading : <FamilyCalendar id={data.hostFamilyId} tripPath={toTrip} />}
    </>
  );
}
