// The trips that the user may see, on a board with a column for each state.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { TripsBoard } from '#web/features/trips/board/trips-board.tsx';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubTripsManagerScreen() {
  const words = useTranslations('tripBoard');
  const trips = useTranslations('hubTrips');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const create = capabilities.includes('trips.create') && (
    <Button component={Link} to={paths.hubCreateTrip()} leftSection={<IconPlus size={16} aria-hidden />}>
      {trips('create')}
    </Button>
  );
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubTripsManager')} description={words('description')} actions={create} />
      <TripsBoard create={create} />
    </DataProvider>
  );
}
