// All trips that the user may see.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { useHandOver } from '#web/features/trips/bulk/hand-over.tsx';
import { TripList } from '#web/features/trips/hub/trip-list.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubTripsScreen() {
  const words = useTranslations('hubTrips');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const create = capabilities.includes('trips.create') && (
    <Button component={Link} to={paths.hubCreateTrip()} leftSection={<IconPlus size={16} aria-hidden />}>
      {words('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubTrips')} description={words('description')} />
      <TripList views={useSavedViews('trips')} create={create} bulkActions={useHandOver()} />
    </>
  );
}
