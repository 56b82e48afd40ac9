// The messages of staff; those who look after no trips have the inbox of everybody else.

import { isAdminLike } from '#contract/identity/roles.ts';
import { Inbox } from '#web/features/messaging/inbox/inbox.tsx';
import { TripSummary } from '#web/features/trips/hub/trip-summary.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubMessagesScreen() {
  const titles = useTranslations('titles');
  const { roleNames } = useSignedInUser();
  const title = titles('page.hubMessages');
  if (!isAdminLike(roleNames)) return <Inbox view="parent" title={title} TripState={TripStateBadge} />;
  return <Inbox view="staff" title={title} TripState={TripStateBadge} TripDetails={TripSummary} />;
}
