// What the deletion of an account means to each feature.

import { attachmentDeletion } from './features/attachments/attachments.public.ts';
import { hostFamilyDeletion } from './features/host-families/host-families.public.ts';
import { listDeletion } from './features/lists/lists.public.ts';
import { contactDeletion } from './features/messaging/contact.public.ts';
import { notificationDeletion } from './features/notifications/notifications.public.ts';
import { payoutDeletion } from './features/payouts/payouts.public.ts';
import { scenarioDeletion } from './features/pricing/pricing.public.ts';
import { tripDeletion } from './features/trips/trips.public.ts';
import type { DeletionPart } from './platform/deletion.ts';

export const deletionParts: readonly DeletionPart[] = [
  hostFamilyDeletion,
  attachmentDeletion,
  listDeletion,
  notificationDeletion,
  contactDeletion,
  scenarioDeletion,
  payoutDeletion,
  tripDeletion,
];
