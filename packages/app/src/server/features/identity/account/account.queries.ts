// Queries of accounts.

import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { roleSwitches, userRoles, users } from '#server/db/schema/identity.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';

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
 * Records a sign-in. If `passwordHash` is given, returns false if it is no longer the account's: a password change ends the existing
 * sessions, and would miss one that is being created.
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

/** Keeps the address that an account had before; beside a change of the account, so that its version stays. */
export async function updatePreviousEmail(db: Queryable, { id, email, at }: { id: number; email: string; at: Date }): Promise<void> {
  await db.update(users).set({ previousEmail: email, emailChangedAt: at }).where(eq(users.id, id));
}

type UserValues = Partial<typeof users.$inferInsert>;

/** Updates an account and increments its version, so that concurrent edits are detected. */
export async function updateAccount(db: Queryable, id: number, values: UserValues): Promise<void> {
  await db
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Replaces the password hash; returns false if `before` is no longer the current one. */
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

/** Stores the same password with the current cost; nothing else changes. Returns false if the hash has changed in the meantime. */
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

/** Creates an account with one role. Returns null if the address is taken, even by a concurrent request. */
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

/** Returns an account, locked until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return findUserById(tx, id);
}

/** Adds a role to an account; does nothing if the account already has it. */
export async function addRole(tx: Transaction, { userId, role, at }: { userId: number; role: Role; at: Date }): Promise<void> {
  await tx.insert(userRoles).values({ userId, role, grantedAt: at }).onConflictDoNothing();
  await publishEvent(tx, { kind: 'sessions.changed', userIds: [userId] });
}
