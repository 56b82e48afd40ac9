// Queries of user administration.

import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { usersList } from '#contract/administration/lists.ts';
import type { UserState } from '#contract/administration/states.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { sessions, userIdentities, userRoles, users } from '#server/db/schema/identity.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const roles = sql<Role[]>`coalesce((select json_agg(${userRoles.role} order by ${userRoles.role})
  from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]'::json)`;

const state = sql<UserState>`case when ${users.deactivatedAt} is not null then 'deactivated'
  when ${users.emailVerifiedAt} is not null then 'active'
  when ${users.passwordHash} is null then 'invited' else 'unverified' end`;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  avatarRef: users.avatarRef,
  locale: users.locale,
  timezone: users.timezone,
  emailVerifiedAt: users.emailVerifiedAt,
  deactivatedAt: users.deactivatedAt,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  version: users.version,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  roles,
  state,
};

type RoleCondition = Extract<Condition, { kind: 'choice' | 'filled' }>;

const countRoles = sql`(select count(*) from ${userRoles} where ${userRoles.userId} = ${users.id})`;

function whereRole(condition: Condition): SQL | undefined {
  const asked = condition as RoleCondition;
  if (asked.kind === 'filled') return asked.is ? sql`${countRoles} > 0` : sql`${countRoles} = 0`;
  const held = sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${inArray(userRoles.role, asked.values as Role[])})`;
  return or(asked.values.length > 0 ? held : undefined, asked.orEmpty ? sql`${countRoles} = 0` : undefined);
}

/** Callers who don't administer users see names only, and can't sort, filter or search by anything else. */
const needs = 'users.write';

/** Sorting, search and filters of the list of users. */
export const userListSql = defineListSql(usersList, {
  key: users.id,
  sorts: {
    name: [foldForSort(users.lastName), foldForSort(users.firstName)],
    email: { by: foldForSort(users.email), needs },
    lastSignInAt: { by: users.lastSignInAt, needs },
    createdAt: { by: users.createdAt, needs },
  },
  search: [users.firstName, users.lastName, { by: users.email, needs }],
  filters: {
    role: { by: whereRole, needs },
    state: { by: state, needs },
    severalRoles: { by: sql`(${countRoles} > 1)`, needs },
    lastSignInAt: { by: users.lastSignInAt, needs },
    createdAt: { by: users.createdAt, needs },
  },
});

/** Excludes erased users. */
export const isPerson = isNull(users.anonymisedAt);

const holdsOneOf = (held: readonly Role[]) => sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id}
  and ${inArray(userRoles.role, [...held])})`;

/** The users who can coordinate trips and families: those who have a role for it, and can sign in. */
export const canCoordinate = and(isPerson, isNull(users.deactivatedAt), holdsOneOf(['Coordinator', 'Administrator']));

/** Parents; also those who can't sign in any more, whose trips are still looked for. */
export const isParent = and(isPerson, holdsOneOf(['Parent']));

export function findUserRows(db: Queryable, ids: readonly number[]) {
  return db
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]));
}

export type AdministeredRow = Awaited<ReturnType<typeof findUserRows>>[number];

/** Returns one user; null if there is none or they were erased. */
export async function findUser(db: Queryable, id: number): Promise<AdministeredRow | null> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.anonymisedAt)));
  return found ?? null;
}

/** Returns one user, locked until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<AdministeredRow | null> {
  const [locked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.anonymisedAt)))
    .for('update');
  return locked === undefined ? null : findUser(tx, id);
}

/** Returns details that only the page of one user shows: the number of sessions, and the identity providers. */
export async function findUserDetails(db: Queryable, id: number): Promise<{ sessions: number; providers: string[] }> {
  const [counted] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.viewerId)));
  const linked = await db
    .select({ provider: userIdentities.provider })
    .from(userIdentities)
    .where(eq(userIdentities.userId, id))
    .orderBy(userIdentities.provider);
  return { sessions: counted?.sessions ?? 0, providers: linked.map(({ provider }) => provider) };
}

type Details = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'email' | 'phone' | 'locale'>;

export async function insertUser(tx: Transaction, { details, at }: { details: Details; at: Date }): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({ ...details, createdAt: at })
    .returning({ id: users.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Updates fields of a user whose row is locked, and increments its version. */
export async function updateUserRow(
  tx: Transaction,
  { id, fields }: { id: number; fields: Partial<Details> & { deactivatedAt?: Date | null; emailVerifiedAt?: null } },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

export async function grantRoles(
  tx: Transaction,
  { id, roles: granted, at }: { id: number; roles: readonly Role[]; at: Date },
): Promise<void> {
  if (granted.length === 0) return;
  await tx.insert(userRoles).values(granted.map((role) => ({ userId: id, role, grantedAt: at })));
}

export async function revokeRoles(tx: Transaction, { id, roles: revoked }: { id: number; roles: readonly Role[] }): Promise<void> {
  await tx.delete(userRoles).where(and(eq(userRoles.userId, id), inArray(userRoles.role, [...revoked])));
}

/** Counts the active and the deactivated holders of each role. */
export async function countHolders(db: Queryable) {
  return db
    .select({
      role: userRoles.role,
      open: sql<number>`count(*) filter (where ${isNull(users.deactivatedAt)})`.mapWith(Number),
      deactivated: sql<number>`count(*) filter (where ${isNotNull(users.deactivatedAt)})`.mapWith(Number),
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(isNull(users.anonymisedAt))
    .groupBy(userRoles.role);
}
