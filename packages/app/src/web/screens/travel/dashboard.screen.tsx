// A parent's dashboard: the next trip, tasks, and news.

import { Stack } from '@mantine/core';
import { SavedBooking } from '#web/features/booking/draft/saved-booking.tsx';
import { RecentNotifications } from '#web/features/notifications/recent.tsx';
import { Claims } from '#web/features/people/claims.tsx';
import { NextTrip, TravelShortcuts } from '#web/features/trips/parent/next-trip.tsx';
import { ToDos } from '#web/features/trips/parent/to-do.tsx';
import { Section } from '#web/features/trips/section.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelDashboardScreen() {
  const words = useTranslations('travelDashboard');
  const { firstName } = useSignedInUser();
  return (
    <>
      <PageHeader title={words('hello', { name: firstName })} actions={<TravelShortcuts />} />
      <Stack>
        <Claims />
        <SavedBooking />
        <NextTrip />
        <ToDos />
        <Section title={words('news')}>
          <RecentNotifications />
        </Section>
      </Stack>
    </>
  );
}
