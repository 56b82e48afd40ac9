// SQL of sending a campaign: the next recipients, and the outcome for each.

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { campaignRecipients, notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { audit } from '#server/db/schema/platform.ts';
import { publishNotifications } from '#server/features/notifications/notifications.events.ts';
import { isEmailWantedOf, isPreferenceOf, readerColumns } from '#server/features/notifications/notify.queries.ts';
import { hasOptedOut, isInUse } from './campaign-audience.queries.ts';

const isWaiting = (campaignId: number) => and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'waiting'));

/** Locks the next recipients; returns whether each still wants the campaign and has an active account. */
export function lockNextRecipients(tx: Transaction, { campaignId, limit }: { campaignId: number; limit: number }) {
  return tx
    .select({ ...readerColumns, wantsMail: isEmailWantedOf('campaign'), optedOut: hasOptedOut, isInUse: sql<boolean>`(${isInUse})` })
    .from(campaignRecipients)
    .innerJoin(users, eq(users.id, campaignRecipients.userId))
    .leftJoin(notificationPreferences, isPreferenceOf('campaign'))
    .where(isWaiting(campaignId))
    .orderBy(asc(campaignRecipients.userId))
    .limit(limit)
    .for('update', { of: campaignRecipients });
}

export async function countWaitingRecipients(db: Queryable, campaignId: number): Promise<number> {
  const [found] = await db.select({ waiting: count() }).from(campaignRecipients).where(isWaiting(campaignId));
  return found?.waiting ?? 0;
}

export async function insertDelivery(
  tx: Transaction,
  { campaignId, userId, at }: { campaignId: number; userId: number; at: Date },
): Promise<number> {
  const [made] = await tx
    .insert(notifications)
    .values({ userId, kind: 'campaign', data: { campaignId }, campaignId, createdAt: at, at })
    .returning({ id: notifications.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  await publishNotifications(tx, [userId]);
  return made.id;
}

type DeliveryOutcome = Pick<typeof campaignRecipients.$inferInsert, 'campaignId' | 'userId' | 'state' | 'notificationId' | 'mailId' | 'at'>;

export async function updateOutcome(tx: Transaction, { campaignId, userId, ...outcome }: DeliveryOutcome): Promise<void> {
  await tx
    .update(campaignRecipients)
    .set(outcome)
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.userId, userId)));
}

/** Records a system transition of a campaign in the audit log, without an actor. */
export async function recordSystemStep(
  tx: Transaction,
  { id, step, from, to, at }: { id: number; step: string; from: string; to: string; at: Date },
) {
  const changes = { state: { before: from, after: to } };
  await tx.insert(audit).values({ at, action: `campaigns.${step}`, subjectType: 'campaign', subjectId: String(id), changes });
}
