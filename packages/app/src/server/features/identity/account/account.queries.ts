// The SQL of accounts.

import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { roleSwitches, userRoles, users } from '#server/db/schema/identity.ts';

export type UserRow = typeof users.$inferSelect & { roles: Role[] };

const withRoles = {
  user: users,
  roles: sql<
    Role[]
  >`coalesce((select json_agg(${userRoles.role} order by ${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]'::json)`,
};

export async function findUserById(db: Queryable, id: number): Promise<UserRow | null> {
  const [found] = await db.select(withRoles).from(users).where(eq(users.id, id));
  return found === undefined ? null : { ...found.user, roles: found.roles };
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [found] = await db
    .select(withRoles)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found === undefined ? null : { ...found.user, roles: found.roles };
}

export function querySwitches(db: Queryable) {
  return db.select({ role: roleSwitches.role, capability: roleSwitches.capability, allowed: roleSwitches.allowed }).from(roleSwitches);
}

export async function updateTimezone(db: Queryable, { id, timezone }: { id: number; timezone: string }): Promise<void> {
  await db.update(users).set({ timezone }).where(eq(users.id, id));
}

/**
 * Notes that somebody has signed in. With the hash that their password was compared with: false when it is not the account's any more,
 * for whoever changes a password ends the sessions that are there, and would miss one that is just being made.
 */
export async function recordSignIn(
  db: Queryable,
  { id, at, passwordHash }: { id: number; at: Date; passwordHash?: string },
): Promise<boolean> {
  const noted = await db
    .update(users)
    .set({ lastSignInAt: at })
    .where(and(eq(users.id, id), passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return noted.length > 0;
}

type UserValues = Partial<typeof users.$inferInsert>;

/** Changes an account; its version goes up, so that whoever edits it elsewhere is told. */
export async function updateAccount(db: Queryable, id: number, values: UserValues): Promise<void> {
  await db
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Sets a password in the place of the one it was compared with; false when that is not the account's any more. */
export async function updatePassword(
  db: Queryable,
  { id, before, after }: { id: number; before: string; after: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: after, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The same password at today's cost; nothing else about the account changes. False when another hash has come in between. */
export async function updatePasswordHash(
  db: Queryable,
  { id, before, after }: { id: number; before: string; after: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

type NewUser = Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName'> &
  UserValues & { readonly role: Role; readonly at: Date };

/** Makes an account with one role; null when the address has one already, also when another request is just making it. */
export async function insertUser(tx: Transaction, { role, at, ...values }: NewUser): Promise<number | null> {
  const [made] = await tx
    .insert(users)
    .values({ ...values, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made === undefined) return null;
  await tx.insert(userRoles).values({ userId: made.id, role, grantedAt: at });
  return made.id;
}

/** An account, locked until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return findUserById(tx, id);
}

/** Gives an account a role; having it already changes nothing. */
export async function addRole(tx: Transaction, { userId, role, at }: { userId: number; role: Role; at: Date }): Promise<void> {
  await tx.insert(userRoles).values({ userId, role, grantedAt: at }).onConflictDoNothing();
}
