// The queries of sessions: find by token, create, extend, end. Processes cache nothing, so that a session ended by one is ended for all.

import { hash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/identity/roles.ts';
import type { Switch } from '#server/access/grant.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { roleSwitches, sessions, userRoles, users } from '#server/db/schema/identity.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { stopViewing } from './view-as.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A session ends after this idle time, and in any case after this total time. */
export const SESSION_LIFE = { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;

export type SessionRow = Omit<typeof sessions.$inferSelect, 'agent'>;

/** An account without its secrets. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash'> & { readonly hasPassword: boolean };

/** Returns a new token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the ID of a token's session: 128 bits of the token's hash, in hexadecimal. */
export function toSessionId(token: string): string {
  return hash('sha256', token, 'hex').slice(0, 32);
}

const viewers = alias(users, 'viewers');
const viewerRoles = alias(userRoles, 'viewer_roles');
const { passwordHash, ...account } = getTableColumns(users);
const { agent, ...session } = getTableColumns(sessions);

const roles = sql<Role[]>`coalesce((select json_agg(${userRoles.role} order by ${userRoles.role})
  from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]'::json)`;

const switches = sql<Switch[]>`coalesce((select json_agg(json_build_object('role', ${roleSwitches.role},
  'capability', ${roleSwitches.capability}, 'allowed', ${roleSwitches.allowed})) from ${roleSwitches}
  where ${roleSwitches.role} in (select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id})), '[]'::json)`;

const isAdministrator = sql`exists (select 1 from ${userRoles} as ${viewerRoles}
  where ${viewerRoles.userId} = ${viewers.id} and ${viewerRoles.role} = 'Administrator')`;

/** Selects everything about the users of sessions. The account is null if it is closed, and the viewer if they are no longer an administrator. */
function selectVisitors(db: Database) {
  return db
    .select({
      session,
      account: { ...account, hasPassword: sql<boolean>`${passwordHash} is not null` },
      viewer: { id: viewers.id, firstName: viewers.firstName, lastName: viewers.lastName, email: viewers.email },
      roles,
      switches,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt)))
    .leftJoin(
      viewers,
      and(eq(viewers.id, sessions.viewerId), isNull(viewers.deactivatedAt), isNull(viewers.anonymisedAt), isAdministrator),
    );
}

/** Prepares the query for everything about the sender of a token, in one statement: session, account, roles, and the switches of these roles. */
export function prepareVisitorQuery(db: Database) {
  return selectVisitors(db)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('visitor');
}

export type VisitorQuery = ReturnType<typeof prepareVisitorQuery>;

/** A session with its user. */
export type SessionMatch = Awaited<ReturnType<VisitorQuery['execute']>>[number];

/** Returns the sessions that still exist, with their users. */
export function listSessionMatches(db: Database, ids: readonly string[]): Promise<SessionMatch[]> {
  return selectVisitors(db).where(inArray(sessions.id, [...ids]));
}

/** Returns an open account with its roles and their switches, for work on behalf of a user who is not there; undefined if it is closed. */
export async function findOpenAccount(db: Queryable, id: number) {
  const [found] = await db
    .select({ account: { ...account, hasPassword: sql<boolean>`${passwordHash} is not null` }, roles, switches })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt), isNull(users.anonymisedAt)));
  return found;
}

/** Creates a session; returns its row. */
export async function createSession(db: Queryable, row: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [made] = await db.insert(sessions).values(row).returning(session);
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made;
}

export async function touchSession(db: Queryable, { id, at }: { id: string; at: Date }): Promise<void> {
  await db.update(sessions).set({ seenAt: at }).where(eq(sessions.id, id));
}

/** Merges values into a session; removes those that are null. Values from concurrent requests are kept. */
export async function updateSessionValues(
  db: Queryable,
  { id, values }: { id: string; values: Readonly<Record<string, string | null>> },
): Promise<void> {
  await db
    .update(sessions)
    .set({ kept: sql`jsonb_strip_nulls(${sessions.kept} || ${JSON.stringify(values)}::jsonb)` })
    .where(eq(sessions.id, id));
}

/** Ends a session; its live connections are closed. */
export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, id)).returning({ userId: sessions.userId });
    if (typeof ended?.userId === 'number') await publishEvent(tx, { kind: 'sessions.changed', sessionIds: [id] });
  });
}

/**
 * Ends all sessions of an account on every device, immediately, including those in which it views others. Administrators who view the
 * account return to their own.
 * @param except the ID of a session to keep
 */
export async function endSessionsOf(db: Queryable, { userId, except }: { userId: number; except?: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await stopViewing(tx, { userId, cause: 'closed' });
    const theirs = or(eq(sessions.userId, userId), eq(sessions.viewerId, userId));
    await tx.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
    await publishEvent(tx, { kind: 'sessions.changed', userIds: [userId] });
  });
}

/** The sessions that have not expired. */
export function isSessionOpen(now: Date) {
  const { idleMs, absoluteMs } = SESSION_LIFE;
  return and(gt(sessions.seenAt, new Date(now.getTime() - idleMs)), gt(sessions.createdAt, new Date(now.getTime() - absoluteMs)));
}

/** Sessions of visitors are only needed for minutes, and anybody can create any number of them. */
const VISITOR_SESSION_MS = DAY_MS;

/** Deletes expired sessions. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  const visit = and(isNull(sessions.userId), lt(sessions.seenAt, new Date(now.getTime() - VISITOR_SESSION_MS)));
  const idle = lt(sessions.seenAt, new Date(now.getTime() - SESSION_LIFE.idleMs));
  const old = lt(sessions.createdAt, new Date(now.getTime() - SESSION_LIFE.absoluteMs));
  await db.delete(sessions).where(or(idle, old, visit));
}
