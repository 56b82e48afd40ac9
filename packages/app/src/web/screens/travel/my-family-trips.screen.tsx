// The trips of a parent.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { SavedBooking } from '#web/features/booking/draft/saved-booking.tsx';
import { TripCards } from '#web/features/trips/parent/trip-cards.tsx';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function MyFamilyTripsScreen() {
  const words = useTranslations('ownTrips');
  const titles = useTranslations('titles');
  const find = (
    <Button component={Link} to={paths.travelSearch()} leftSection={<IconPlus size={16} aria-hidden />}>
      {words('find')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.travelTrips')} description={words('description')} actions={find} />
      <SavedBooking />
      <TripCards />
    </>
  );
}
