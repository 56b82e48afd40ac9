// The messages of a host family.

import { Inbox } from '#web/features/messaging/inbox/inbox.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostMessagesScreen() {
  const titles = useTranslations('titles');
  return <Inbox view="host" title={titles('page.hostMessages')} TripState={TripStateBadge} />;
}
