// The SQL of accounts.

import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleSwitches, userRoles, users } from '#server/db/schema/identity.ts';

export type UserRow = typeof users.$inferSelect & { roles: Role[] };

const withRoles = {
  user: users,
  roles: sql<
    Role[]
  >`coalesce((select json_agg(${userRoles.role} order by ${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]'::json)`,
};

export async function userById(db: Queryable, id: number): Promise<UserRow | null> {
  const [found] = await db.select(withRoles).from(users).where(eq(users.id, id));
  return found === undefined ? null : { ...found.user, roles: found.roles };
}

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [found] = await db
    .select(withRoles)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found === undefined ? null : { ...found.user, roles: found.roles };
}

export function allSwitches(db: Queryable) {
  return db.select({ role: roleSwitches.role, capability: roleSwitches.capability, allowed: roleSwitches.allowed }).from(roleSwitches);
}

export async function keepTimezone(db: Queryable, { id, timezone }: { id: number; timezone: string }): Promise<void> {
  await db.update(users).set({ timezone }).where(eq(users.id, id));
}

export async function noteSignIn(db: Queryable, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.update(users).set({ lastSignInAt: at }).where(eq(users.id, id));
}
