// Booking a trip, step by step.

import { lazy, Suspense } from 'react';
import { Booking } from '#web/features/booking/booking.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

// Loaded separately, as the finder with all its filters is needed in one step only.
const FamilyFinder = lazy(async () => ({ default: (await import('#web/features/search/family/family-finder.tsx')).FamilyFinder }));

export default function BookingScreen() {
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.travelBooking')} />
      <Booking
        finder={(finding) => (
          <Suspense fallback={<LoadingCards />}>
            <FamilyFinder {...finding} />
          </Suspense>
        )}
      />
    </>
  );
}
