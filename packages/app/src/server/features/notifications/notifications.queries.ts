// SQL of a user's own notifications and preferences.

import { and, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { campaigns, notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** The last notification of a page, by time and ID; the next page starts after it. */
export interface NotificationCursor {
  readonly at: Date;
  readonly id: number;
}

interface Span {
  readonly userId: number;
  readonly unreadOnly: boolean;
  readonly after: NotificationCursor | null;
  readonly limit: number;
}

const isUnread = isNull(notifications.readAt);

function isAfterCursor({ at, id }: NotificationCursor): SQL {
  return sql`(${notifications.at}, ${notifications.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;
}

/** Returns a user's notifications, latest first. */
export function listNotificationRows(db: Queryable, { userId, unreadOnly, after, limit }: Span) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      data: notifications.data,
      count: notifications.count,
      at: notifications.at,
      readAt: notifications.readAt,
      campaignTexts: campaigns.texts,
    })
    .from(notifications)
    .leftJoin(campaigns, eq(campaigns.id, notifications.campaignId))
    .where(and(eq(notifications.userId, userId), unreadOnly ? isUnread : undefined, after === null ? undefined : isAfterCursor(after)))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number];

export async function countUnreadRows(db: Queryable, userId: number): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread));
  return found?.unread ?? 0;
}

/** Returns a user's own notification, locked until the transaction ends. */
export async function lockNotification(tx: Transaction, { id, userId }: { id: number; userId: number }) {
  const [found] = await tx
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .for('update');
  return found ?? null;
}

/**
 * Marks a notification as read or unread, and drops its collapse key: a newer unread one may already use the key, which is unique among
 * unread ones.
 */
export async function markRead(tx: Transaction, { id, readAt }: { id: number; readAt: Date | null }): Promise<void> {
  await tx.update(notifications).set({ readAt, collapseKey: null }).where(eq(notifications.id, id));
}

/** Marks everything as read that the user has been shown: up to and including the notification `newestId`. */
export async function markAllRowsRead(
  db: Queryable,
  { userId, newestId, readAt }: { userId: number; newestId: number; readAt: Date },
): Promise<void> {
  const shown = db
    .select({ at: notifications.at })
    .from(notifications)
    .where(and(eq(notifications.id, newestId), eq(notifications.userId, userId)));
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isUnread, lte(notifications.at, sql`(${shown})`)));
}

export function listPreferences(db: Queryable, userId: number) {
  return db
    .select({ kind: notificationPreferences.kind, mail: notificationPreferences.mail, optedOut: notificationPreferences.optedOut })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
}

export async function upsertPreference(
  db: Queryable,
  preference: { userId: number; kind: NotificationKind; mail: boolean; optedOut: boolean },
): Promise<void> {
  const { mail, optedOut } = preference;
  await db
    .insert(notificationPreferences)
    .values(preference)
    .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.kind], set: { mail, optedOut } });
}

/** Matches notifications that name a user's children, trips, booking or family. */
function isAboutPerson(tx: Transaction, userId: number): SQL | undefined {
  const isTheirsAlone = sql`${inFull(studentParents.userId)} = ${userId} and not exists (select 1 from ${studentParents} as other
    where other.student_id = ${inFull(studentParents.studentId)} and other.user_id <> ${userId})`;
  const children = tx
    .select({ id: sql`${studentParents.studentId}::text` })
    .from(studentParents)
    .where(isTheirsAlone);
  const travels = tx
    .select({ id: sql`${tripStudents.tripId}::text` })
    .from(tripStudents)
    .innerJoin(studentParents, eq(studentParents.studentId, tripStudents.studentId))
    .where(isTheirsAlone);
  const booked = tx
    .select({ id: sql`${trips.id}::text` })
    .from(trips)
    .where(eq(trips.parentId, userId));
  const orders = tx
    .select({ id: sql`${bookingOrders.id}::text` })
    .from(bookingOrders)
    .where(eq(bookingOrders.userId, userId));
  const families = tx
    .select({ id: sql`${hostFamilies.id}::text` })
    .from(hostFamilies)
    .where(eq(hostFamilies.userId, userId));
  return or(
    inArray(sql`${notifications.data} ->> 'studentId'`, children),
    inArray(sql`${notifications.data} ->> 'tripId'`, travels),
    inArray(sql`${notifications.data} ->> 'tripId'`, booked),
    inArray(sql`${notifications.data} ->> 'orderId'`, orders),
    inArray(sql`${notifications.data} ->> 'hostFamilyId'`, families),
  );
}

/** Erases the names in notifications. */
async function eraseNames(tx: Transaction, which: SQL | undefined): Promise<void> {
  const nameless = sql`${notifications.data} || '{"name": ""}'::jsonb || (case when ${notifications.data} ? 'child' then '{"child": ""}' else '{}' end)::jsonb`;
  await tx.update(notifications).set({ data: nameless }).where(which);
}

/** Erases the names of deleted students from notifications about them and their trips. */
export async function eraseStudentNames(tx: Transaction, studentIds: readonly number[]): Promise<void> {
  const travels = tx
    .select({ id: sql`${tripStudents.tripId}::text` })
    .from(tripStudents)
    .where(inArray(tripStudents.studentId, [...studentIds]));
  const isOfTheirs = inArray(sql`${notifications.data} ->> 'studentId'`, studentIds.map(String));
  await eraseNames(tx, or(isOfTheirs, inArray(sql`${notifications.data} ->> 'tripId'`, travels)));
}

/** Deletes a user's notifications and preferences, and erases their name from others' notifications. */
export async function eraseNotifications(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  await eraseNames(tx, or(eq(notifications.aboutId, userId), isAboutPerson(tx, userId)));
}

/** Deletes notifications that were read before a time, except campaigns, which need them for their counts. */
export async function deleteReadBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(and(isNotNull(notifications.readAt), lte(notifications.readAt, before), isNull(notifications.campaignId)));
}
