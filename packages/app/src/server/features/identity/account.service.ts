// Use cases of the own account: who am I, signing in and out.

import type { User } from '#contract/identity/user.ts';
import { capabilitiesOf } from '#server/access/grant.ts';
import type { Call } from '#server/platform/app.ts';
import { HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { allSwitches, keepTimezone, noteSignIn, type UserRow, userByEmail, userById } from './account.queries.ts';
import { userRecord } from './account.records.ts';
import { passwordMatches } from './password.ts';

/** The record of an account, with what it may. */
async function recordOf(call: Call, row: UserRow): Promise<User> {
  const switches = await allSwitches(call.db);
  return userRecord(row, { capabilities: capabilitiesOf(row.roles, switches), viewedBy: null });
}

export async function readUser(call: Call, { timezone }: { timezone?: string | undefined }): Promise<User> {
  const row = call.caller === null ? null : await userById(call.db, call.caller.id);
  if (row === null) throw new HttpRefusal('unauthenticated');
  if (timezone === undefined || timezone === row.timezone || call.caller?.viewerId) return recordOf(call, row);
  await keepTimezone(call.db, { id: row.id, timezone });
  return recordOf(call, { ...row, timezone });
}

/** Signs in; whether the address or the password was wrong is never told apart. */
export async function signIn(call: Call, { email, password }: { email: string; password: string }): Promise<User> {
  const row = await userByEmail(call.db, email);
  const matches = await passwordMatches(password, row?.passwordHash ?? null);
  if (row === null || !matches || row.anonymisedAt !== null) throw new Refusal('signInWrong');
  if (row.deactivatedAt !== null) throw new Refusal('accountDeactivated');
  if (row.emailVerifiedAt === null) throw new Refusal('accountNotVerified');
  await call.session.begin(row.id);
  await noteSignIn(call.db, { id: row.id, at: call.app.clock.now() });
  return recordOf(call, row);
}

export async function signOut(call: Call): Promise<Record<string, never>> {
  await call.session.end();
  return {};
}
