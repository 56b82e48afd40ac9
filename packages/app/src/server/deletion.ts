// What each feature does when an account is deleted.

import { attachmentDeletion } from './features/attachments/attachments.public.ts';
import { bookingDeletion } from './features/booking/booking.public.ts';
import { invoiceDeletion } from './features/finance/finance.public.ts';
import { gatewayDeletion } from './features/gateway/gateway.public.ts';
import { hostFamilyDeletion, registrationDraftDeletion } from './features/host-families/host-families.public.ts';
import { listDeletion } from './features/lists/lists.public.ts';
import { contactDeletion } from './features/messaging/contact.public.ts';
import { conversationDeletion } from './features/messaging/conversations.public.ts';
import { notificationDeletion } from './features/notifications/notifications.public.ts';
import { payoutDeletion } from './features/payouts/payouts.public.ts';
import { parentInvitationDeletion } from './features/people/people.public.ts';
import { scenarioDeletion } from './features/pricing/pricing.public.ts';
import { scoutingDeletion } from './features/scouting/leads.public.ts';
import { tripDeletion } from './features/trips/trips.public.ts';
import { vettingDeletion } from './features/vetting/vetting.public.ts';
import type { DeletionPart } from './platform/account-deletion.ts';

/** The order matters: a part that removes links runs after the parts that need them to find a child, trip or family. */
export const deletionParts: readonly DeletionPart[] = [
  notificationDeletion,
  conversationDeletion,
  bookingDeletion,
  gatewayDeletion,
  invoiceDeletion,
  parentInvitationDeletion,
  vettingDeletion,
  scoutingDeletion,
  registrationDraftDeletion,
  hostFamilyDeletion,
  attachmentDeletion,
  listDeletion,
  contactDeletion,
  scenarioDeletion,
  payoutDeletion,
  tripDeletion,
];
