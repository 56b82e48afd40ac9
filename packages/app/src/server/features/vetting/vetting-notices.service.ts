// Notifications about vetting: to the family, and to the staff who handle it.

import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Actor } from '#server/platform/record-change.ts';
import type { VettedFamily } from './vetting.queries.ts';

/** Tells a family about its own vetting. */
export async function tellFamily(
  tx: Transaction,
  { app }: Actor,
  { userId }: VettedFamily,
  data: NotificationData<'vettingNews'>,
): Promise<void> {
  await notify(tx, app, { to: { userIds: [userId] }, kind: 'vettingNews', data });
}

/** Tells the coordinators of a family's coming stays that one of its checks has expired. */
export async function tellCoordinators(
  tx: Transaction,
  { app }: Actor,
  { id, name, userId }: VettedFamily,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await notify(tx, app, {
    ...{ to: { userIds: [...userIds] }, kind: 'vettingProgress', data: { hostFamilyId: id, name, event: 'checkLapsed' } },
    ...{ aboutId: userId, except: userId, collapseKey: `vetting.checkLapsed.${id}` },
  });
}

/** Tells the person who handles a family's vetting, or all vetting admins while nobody does. */
export async function tellVetters(
  tx: Transaction,
  { app }: Actor,
  { id, name, userId, assigneeId }: VettedFamily,
  event: NotificationData<'vettingProgress'>['event'],
): Promise<void> {
  await notify(tx, app, {
    ...{ to: assigneeId === null ? { roles: ['Vetting admin'] } : { userIds: [assigneeId] }, kind: 'vettingProgress' },
    ...{ data: { hostFamilyId: id, name, event }, aboutId: userId, except: userId, collapseKey: `vetting.${event}.${id}` },
  });
}
