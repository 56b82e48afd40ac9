// The SQL of sessions: who holds a token, how sessions begin, live on and end. A process remembers nothing: what one ends is ended for all.

import { hash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/identity/roles.ts';
import type { Switch } from '#server/access/grant.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { roleSwitches, sessions, userRoles, users } from '#server/db/schema/identity.ts';
import { stopViewing } from './view-as.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A session that nobody uses ends after this time, and any session after that. */
export const SESSION_LIFE = { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;

export type SessionRow = Omit<typeof sessions.$inferSelect, 'agent'>;

/** An account without its secrets. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash'> & { readonly hasPassword: boolean };

/** A new token: 256 bits that nobody guesses. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The id under which the session of a token is kept: 128 bits of its hash, in hexadecimal. */
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

/**
 * Everything that is to be known about whoever sends a token, in one statement: session, account, roles, and the switches of these
 * roles. An account that is closed has no session, and a view-as none whose administrator no longer is one.
 */
export function prepareVisitorQuery(db: Database) {
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
    .leftJoin(viewers, and(eq(viewers.id, sessions.viewerId), isNull(viewers.deactivatedAt), isNull(viewers.anonymisedAt), isAdministrator))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('visitor');
}

export type VisitorQuery = ReturnType<typeof prepareVisitorQuery>;

/** Begins a session; answers its row. */
export async function createSession(db: Queryable, row: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [made] = await db.insert(sessions).values(row).returning(session);
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made;
}

export async function touchSession(db: Queryable, { id, at }: { id: string; at: Date }): Promise<void> {
  await db.update(sessions).set({ seenAt: at }).where(eq(sessions.id, id));
}

/** Adds values to what a session keeps, and takes those away that are null; what another request has just kept stays. */
export async function updateSessionValues(
  db: Queryable,
  { id, values }: { id: string; values: Readonly<Record<string, string | null>> },
): Promise<void> {
  await db
    .update(sessions)
    .set({ kept: sql`jsonb_strip_nulls(${sessions.kept} || ${JSON.stringify(values)}::jsonb)` })
    .where(eq(sessions.id, id));
}

export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Ends the sessions of an account on every device, at once and for every process, also those in which the account views as others.
 * Administrators who view as the account return to their own.
 * @param except the id of a session to spare
 */
export async function endSessionsOf(db: Queryable, { userId, except }: { userId: number; except?: string }): Promise<void> {
  await stopViewing(db, { userId, cause: 'closed' });
  const theirs = or(eq(sessions.userId, userId), eq(sessions.viewerId, userId));
  await db.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
}

/** What is remembered of a visitor who does not sign in is for the next few minutes; anybody can have any number of such sessions made. */
const VISITOR_SESSION_MS = DAY_MS;

/** Takes sessions out of the table that have run out. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  const visit = and(isNull(sessions.userId), lt(sessions.seenAt, new Date(now.getTime() - VISITOR_SESSION_MS)));
  const idle = lt(sessions.seenAt, new Date(now.getTime() - SESSION_LIFE.idleMs));
  const old = lt(sessions.createdAt, new Date(now.getTime() - SESSION_LIFE.absoluteMs));
  await db.delete(sessions).where(or(idle, old, visit));
}
