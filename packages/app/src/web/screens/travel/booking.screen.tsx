// Booking a trip, step by step.

import { Booking } from '#web/features/booking/booking.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function BookingScreen() {
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.travelBooking')} />
      <Booking />
    </>
  );
}
