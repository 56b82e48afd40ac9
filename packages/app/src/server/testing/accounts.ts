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

interface Alike extends Omit<AccountDetails, 'email'> {
  readonly now: Date;
}

/** Makes accounts that can sign in with `PASSWORD`, all alike; answers their ids in order. */
export async function makeAccounts(
  db: Database,
  emails: readonly string[],
  { roles, firstName = 'Ann', verified = true, now }: Alike,
): Promise<number[]> {
  passwordHash ??= hashPassword(PASSWORD);
  const about = { firstName, lastName: 'Test', passwordHash: await passwordHash, emailVerifiedAt: verified ? now : null };
  const rows = await db
    .insert(users)
    .values(emails.map((email) => ({ email, ...about })))
    .returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  if (roles.length > 0) await db.insert(userRoles).values(ids.flatMap((userId) => roles.map((role) => ({ userId, role }))));
  return ids;
}

/** Makes an account that can sign in with `PASSWORD`; answers its id. */
export async function makeAccount(db: Database, { email, ...details }: AccountDetails, now: Date): Promise<number> {
  const [id] = await makeAccounts(db, [email], { ...details, now });
  if (id === undefined) throw new Error('the account was not made');
  return id;
}

/** Gives an account that has none `PASSWORD`. */
export async function givePassword(db: Database, userId: number): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, userId));
}
