// SQL of sending notifications: the recipients, and one collapsed entry for repeated events until it is read.

import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { publishNotifications } from './notifications.events.ts';

/** The recipients: users by ID, or everybody with one of the roles. */
export type Recipients = { readonly userIds: readonly number[] } | { readonly roles: readonly Role[] };

const rolesJson = sql<Role[]>`coalesce((select json_agg(${userRoles.role} order by ${userRoles.role})
  from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]'::json)`;

/** The columns needed to write to a user. */
export const readerColumns = { id: users.id, email: users.email, firstName: users.firstName, locale: users.locale, roles: rolesJson };

/** Tells whether a user wants emails of a kind; unverified addresses get none. */
export function isEmailWantedOf(kind: NotificationKind) {
  return sql<boolean>`(${users.emailVerifiedAt} is not null and coalesce(${notificationPreferences.mail}, ${NOTIFICATION_KINDS[kind].mail}))`;
}

/** The join condition of a kind's preferences with users. */
export function isPreferenceOf(kind: NotificationKind) {
  return and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.kind, kind));
}

function isAmongRecipients(to: Recipients) {
  if ('userIds' in to) return inArray(users.id, [...to.userIds]);
  return sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${inArray(userRoles.role, [...to.roles])})`;
}

/** Returns recipients with active accounts, in the order of their IDs, so that concurrent transactions lock them in the same order. */
export function listRecipients(tx: Queryable, { to, kind, except }: { to: Recipients; kind: NotificationKind; except: number | null }) {
  return tx
    .select({ ...readerColumns, wantsMail: isEmailWantedOf(kind) })
    .from(users)
    .leftJoin(notificationPreferences, isPreferenceOf(kind))
    .where(
      and(
        isAmongRecipients(to),
        isNull(users.deactivatedAt),
        isNull(users.anonymisedAt),
        except === null ? undefined : ne(users.id, except),
      ),
    )
    .orderBy(asc(users.id));
}

/** Returns whether a user with an active account gets emails of a kind. */
export async function canEmail(db: Queryable, { userId, kind }: { userId: number; kind: NotificationKind }): Promise<boolean> {
  const [row] = await listRecipients(db, { to: { userIds: [userId] }, kind, except: null });
  return row?.wantsMail ?? false;
}

export type Reader = Omit<Awaited<ReturnType<typeof listRecipients>>[number], 'wantsMail'>;

interface NotificationInput {
  readonly kind: NotificationKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly collapseKey: string | null;
  readonly aboutId: number | null;
  readonly at: Date;
}

/** Inserts notifications; increments the count of an unread one with the same collapse key. Returns the users with a new one. */
export async function insertNotifications(
  tx: Transaction,
  userIds: readonly number[],
  fact: NotificationInput,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const { kind, data, collapseKey, aboutId, at } = fact;
  const told = await tx
    .insert(notifications)
    .values(userIds.map((userId) => ({ userId, kind, data: { ...data }, collapseKey, aboutId, createdAt: at, at })))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.collapseKey],
      targetWhere: isNull(notifications.readAt),
      set: { count: sql`${notifications.count} + 1`, data: sql`excluded.data`, aboutId: sql`excluded.about_id`, at: sql`excluded.at` },
    })
    .returning({ userId: notifications.userId, count: notifications.count });
  await publishNotifications(
    tx,
    told.map(({ userId }) => userId),
  );
  return new Set(told.filter(({ count }) => count === 1).map(({ userId }) => userId));
}
