// The sheet of trips.

import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { TripSheet } from '#web/features/trips/hub/sheet/trip-sheet.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubSheetsScreen() {
  const words = useTranslations('tripSheet');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const description = words(capabilities.includes('sheets.write') ? 'description' : 'descriptionReading');
  return (
    <>
      <PageHeader title={titles('page.hubSheets')} description={description} />
      <TripSheet views={useSavedViews('tripSheet')} actions={null} />
    </>
  );
}
