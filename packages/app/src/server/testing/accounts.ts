// Accounts for tests: one for each role, and any other, that sign in with the same password.

import { eq } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Database } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { hashPassword } from '#server/features/identity/password.ts';

export const PASSWORD = 'correct horse battery';

let passwordHash: Promise<string> | undefined;

/** `parent@example.test`, `host-family@example.test`… */
export function emailOf(role: Role): string {
  return `${role.toLowerCase().replace(' ', '-')}@example.test`;
}

export interface AccountDetails {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly firstName?: string;
  readonly verified?: boolean;
}

/** Makes an account that can sign in with `PASSWORD`; answers its id. */
export async function makeAccount(db: Database, details: AccountDetails, now: Date): Promise<number> {
  const { email, roles, firstName = 'Ann', verified = true } = details;
  passwordHash ??= hashPassword(PASSWORD);
  const [row] = await db
    .insert(users)
    .values({ email, firstName, lastName: 'Test', passwordHash: await passwordHash, emailVerifiedAt: verified ? now : null })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('the account was not made');
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  return row.id;
}

/** Gives an account that has none `PASSWORD`. */
export async function givePassword(db: Database, userId: number): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, userId));
}
