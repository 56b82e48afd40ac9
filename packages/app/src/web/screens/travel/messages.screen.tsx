// The messages of a parent.

import { Inbox } from '#web/features/messaging/inbox/inbox.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelMessagesScreen() {
  const titles = useTranslations('titles');
  return <Inbox view="parent" title={titles('page.travelMessages')} TripState={TripStateBadge} />;
}
