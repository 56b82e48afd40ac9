// The calendar of a host family in the hub, where staff block days for the family.

import { FamilyCalendar } from '#web/features/host-families/calendar/family-calendar.tsx';
import { useFamilyName } from '#web/features/host-families/calendar/use-family-name.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const toTrip = (id: number) => paths.hubTripEdit({ id });

function Page({ id }: { readonly id: number }) {
  const words = useTranslations('familyCalendar');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const name = useFamilyName(id);
  return (
    <>
      <PageHeader title={titles('page.hubHostFamilyCalendar')} beside={name} description={words('leadForStaff')} />
      <FamilyCalendar id={id} tripPath={capabilities.includes('trips.read') ? toTrip : null} />
    </>
  );
}

export default function HubFamilyCalendarScreen() {
  const id = Number(useParams()['id']);
  return <Page key={id} id={id} />;
}
