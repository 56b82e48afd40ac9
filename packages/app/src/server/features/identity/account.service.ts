// Use cases of the own account: who am I, signing in and out, changing it.

import type { User } from '#contract/identity/user.ts';
import { capabilitiesOf } from '#server/access/grant.ts';
import type { Transaction } from '#server/db/database.ts';
import { attach, letGo } from '#server/features/attachments/attachments.public.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { isDemoAccount, isPublishedPassword } from '#server/platform/demo-accounts.ts';
import { differences } from '#server/platform/differences.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { endViewing } from '#server/platform/viewing.ts';
import {
  allSwitches,
  changeAccount,
  keepTimezone,
  lockUser,
  noteSignIn,
  rehashPassword,
  type UserRow,
  userByEmail,
  userById,
} from './account.queries.ts';
import { userRecord } from './account.records.ts';
import { hashPassword, isOutdated, passwordMatches } from './password.ts';

/** The caller of an endpoint that only somebody signed in may ask. */
export function callerOf(call: Call): Caller {
  if (call.caller === null) throw new HttpRefusal('unauthenticated');
  return call.caller;
}

/** The record of an account that was just signed in, or changed; nobody views it. */
export async function recordOf(call: Call, row: UserRow): Promise<User> {
  const switches = await allSwitches(call.db);
  return userRecord(
    { ...row, hasPassword: row.passwordHash !== null },
    { capabilities: capabilitiesOf(row.roles, switches), viewedBy: null },
  );
}

/** What the request has read of the caller already says all: this is asked most of all, and asks the database nothing more. */
export async function readUser(call: Call, { timezone }: { timezone?: string | undefined }): Promise<User> {
  const { account, roles, viewedBy } = callerOf(call);
  const isNew = timezone !== undefined && timezone !== account.timezone && viewedBy === null && call.byOwnScript;
  if (isNew) await keepTimezone(call.db, { id: account.id, timezone });
  return userRecord({ ...account, roles, ...(isNew ? { timezone } : {}) }, { capabilities: call.capabilities(), viewedBy });
}

/**
 * Refuses to sign in to an account that is closed, or whose address nobody has confirmed, or that is of the demo world while others reach
 * the server. Asked only once the person has shown that the account is theirs: nobody else learns what state it is in.
 */
export function demandOpen(row: UserRow, { demo }: Pick<Call, 'demo'>): void {
  if (isDemoAccount(row) && !demo.byAccount) throw new Refusal('demoAccountShut');
  if (row.deactivatedAt !== null) throw new Refusal('accountDeactivated');
  if (row.emailVerifiedAt === null) throw new Refusal('accountNotVerified');
}

/** The hash of a password that was found right: one of an earlier cost is made anew, by whichever of several sign-ins comes first. */
async function renewedHash(call: Call, { id, before, password }: { id: number; before: string; password: string }): Promise<string> {
  if (!isOutdated(before)) return before;
  const after = await hashPassword(password);
  if (await rehashPassword(call.db, { id, before, after })) return after;
  const now = (await userById(call.db, id))?.passwordHash ?? null;
  return now !== null && (await passwordMatches(password, now)) ? now : before;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly withToken: boolean;
}

/** Signs in; whether the address or the password was wrong is never told apart, neither by the answer nor by the time it takes. */
export async function signIn(call: Call, { email, password, withToken }: SignIn): Promise<User & { token?: string }> {
  const row = await userByEmail(call.db, email);
  const before = row?.passwordHash ?? null;
  const matches = await passwordMatches(password, before);
  if (row === null || before === null || !matches || row.anonymisedAt !== null) throw new Refusal('signInWrong');
  if (isDemoAccount(row) && isPublishedPassword(password) && !call.demo.byPublishedPassword) throw new Refusal('demoAccountShut');
  demandOpen(row, call);
  const passwordHash = await renewedHash(call, { id: row.id, before, password });
  const token = await call.session.begin(row.id);
  if (!(await noteSignIn(call.db, { id: row.id, at: call.app.clock.now(), passwordHash }))) {
    await call.session.end();
    throw new Refusal('signInWrong');
  }
  call.session.rememberDevice(row.email);
  call.log.info({ user: row.id }, 'signed in');
  return { ...(await recordOf(call, row)), ...(withToken ? { token } : {}) };
}

/** Whoever leaves while viewing as somebody else has stopped viewing, which is written down. */
export async function signOut(call: Call): Promise<Record<string, never>> {
  const { app, caller, db, session } = call;
  if (caller !== null && caller.viewerId !== null) {
    const view = { userId: caller.id, sessionId: session.id, at: app.clock.now(), cause: 'stopped' } as const;
    await db.transaction((tx) => endViewing(tx, view));
  }
  await session.end();
  return {};
}

/** A picture is an upload of the account itself, and of nothing else; the one before is let go. */
async function changePicture(tx: Transaction, call: Call, { userId, ref }: { userId: number; ref: string | null }): Promise<void> {
  const subject = { type: 'user', id: String(userId) };
  if (ref === null) await letGo(tx, call.app, { subject });
  else await attach(tx, call, { refs: [ref], subject, access: 'private', field: 'avatarRef', replacing: true });
}

type Changes = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'phone' | 'locale' | 'timezone' | 'avatarRef'>>;

/** Changes what was given, and leaves the rest as it is. */
export async function changeUser(call: Call, given: { readonly [Field in keyof Changes]: Changes[Field] | undefined }): Promise<User> {
  const { id } = callerOf(call);
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Changes;
  const row = await call.db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    if (before === null) throw new HttpRefusal('unauthenticated');
    const changes = differences(before, wanted);
    if (Object.keys(changes).length === 0) return before;
    if (changes['avatarRef'] !== undefined) await changePicture(tx, call, { userId: id, ref: wanted.avatarRef ?? null });
    await changeAccount(tx, id, wanted);
    await recordChange(tx, call, { action: 'account.change', subjectType: 'user', subjectId: id, changes });
    return { ...before, ...wanted };
  });
  return recordOf(call, row);
}
