// Use cases of the caller's own account: reading it, signing in and out, changing it.

import type { User } from '#contract/identity/user.ts';
import { listCapabilities } from '#server/access/grant.ts';
import type { Transaction } from '#server/db/database.ts';
import { attachFiles, detachFiles } from '#server/features/attachments/attachments.public.ts';
import { hashPassword, isHashOutdated, isPasswordCorrect } from '#server/features/identity/password/hash-password.ts';
import { countUnreadConversations } from '#server/features/messaging/unread.public.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { isDemoAccount, isPublishedPassword } from '#server/platform/config/demo-accounts.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, HttpError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { stopViewing } from '#server/platform/sessions/view-as.ts';
import {
  findUserByEmail,
  findUserById,
  lockUser,
  querySwitches,
  recordSignIn,
  type UserRow,
  updateAccount,
  updatePasswordHash,
  updateTimezone,
} from './account.queries.ts';
import { toUserRecord } from './account.records.ts';

/** Returns the caller of an endpoint that requires a signed-in user. */
export function getCaller(call: Call): Caller {
  if (call.caller === null) throw new HttpError('unauthenticated');
  return call.caller;
}

/** Returns the record of an account that was just signed in or changed; `viewedBy` is always null. */
export async function getUserRecord(call: Call, row: UserRow): Promise<User> {
  const switches = await querySwitches(call.db);
  return toUserRecord(
    { ...row, hasPassword: row.passwordHash !== null },
    {
      capabilities: listCapabilities(row.roles, switches),
      viewedBy: null,
      unreadMessageCount: await countUnreadConversations(call.db, row.id),
    },
  );
}

/**
 * Uses the data that authentication has already loaded, because this is the most frequent request; only the unread conversations are
 * counted, by one read of an index.
 */
export async function readUser(call: Call, { timezone }: { timezone?: string | undefined }): Promise<User> {
  const { account, roles, viewedBy } = getCaller(call);
  const isNew = timezone !== undefined && timezone !== account.timezone && viewedBy === null && call.byOwnScript;
  if (isNew) await updateTimezone(call.db, { id: account.id, timezone });
  const unreadMessageCount = await countUnreadConversations(call.db, account.id);
  return toUserRecord(
    { ...account, roles, ...(isNew ? { timezone } : {}) },
    { capabilities: call.capabilities(), viewedBy, unreadMessageCount },
  );
}

/**
 * Refuses sign-in to an account that is deactivated or unverified, or to a demo account while others can reach the server. Call it only
 * after the person has proved that the account is theirs, so that nobody else learns its state.
 */
export function assertAccountOpen(row: UserRow, { demo }: Pick<Call, 'demo'>): void {
  if (isDemoAccount(row) && !demo.byAccount) throw new AppError('demoAccountShut');
  if (row.deactivatedAt !== null) throw new AppError('accountDeactivated');
  if (row.emailVerifiedAt === null) throw new AppError('accountNotVerified');
}

/**
 * Rehashes a correct password if its hash has an outdated cost. If several sign-ins do so at once, the first one wins. Returns the current
 * hash.
 */
async function renewHash(call: Call, { id, before, password }: { id: number; before: string; password: string }): Promise<string> {
  if (!isHashOutdated(before)) return before;
  const after = await hashPassword(password);
  if (await updatePasswordHash(call.db, { id, before, after })) return after;
  const now = (await findUserById(call.db, id))?.passwordHash ?? null;
  return now !== null && (await isPasswordCorrect(password, now)) ? now : before;
}

interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly withToken: boolean;
}

/** Signs in. Neither the response nor its timing reveals whether the address or the password was wrong. */
export async function signIn(call: Call, { email, password, withToken }: SignInInput): Promise<User & { token?: string }> {
  const row = await findUserByEmail(call.db, email);
  const before = row?.passwordHash ?? null;
  const matches = await isPasswordCorrect(password, before);
  if (row === null || before === null || !matches || row.anonymisedAt !== null) throw new AppError('signInWrong');
  if (isDemoAccount(row) && isPublishedPassword(password) && !call.demo.byPublishedPassword) throw new AppError('demoAccountShut');
  assertAccountOpen(row, call);
  const passwordHash = await renewHash(call, { id: row.id, before, password });
  const token = await call.session.begin(row.id);
  if (!(await recordSignIn(call.db, { id: row.id, at: call.app.clock.now(), passwordHash }))) {
    await call.session.end();
    throw new AppError('signInWrong');
  }
  call.session.rememberDevice(row.email);
  call.log.info({ user: row.id }, 'signed in');
  return { ...(await getUserRecord(call, row)), ...(withToken ? { token } : {}) };
}

/** Signing out while viewing as another user also stops the viewing, which is recorded. */
export async function signOut(call: Call): Promise<Record<string, never>> {
  const { app, caller, db, session } = call;
  if (caller !== null && caller.viewerId !== null) {
    const view = { userId: caller.id, sessionId: session.id, at: app.clock.now(), cause: 'stopped' } as const;
    await db.transaction((tx) => stopViewing(tx, view));
  }
  await session.end();
  return {};
}

/** Only accepts an unused upload of this account as picture, and removes the previous one. */
async function updatePicture(tx: Transaction, call: Call, { userId, ref }: { userId: number; ref: string | null }): Promise<void> {
  const subject = { type: 'user', id: String(userId) };
  if (ref === null) await detachFiles(tx, call.app, { subject });
  else await attachFiles(tx, call, { refs: [ref], subject, access: 'private', field: 'avatarRef', replacing: true });
}

type UserChanges = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'phone' | 'locale' | 'timezone' | 'avatarRef'>>;

/** Updates the given fields only. */
export async function updateUser(
  call: Call,
  given: { readonly [Field in keyof UserChanges]: UserChanges[Field] | undefined },
): Promise<User> {
  const { id } = getCaller(call);
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as UserChanges;
  const row = await call.db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    if (before === null) throw new HttpError('unauthenticated');
    const changes = findDifferences(before, wanted);
    if (Object.keys(changes).length === 0) return before;
    if (changes['avatarRef'] !== undefined) await updatePicture(tx, call, { userId: id, ref: wanted.avatarRef ?? null });
    await updateAccount(tx, id, wanted);
    await recordChange(tx, call, { action: 'account.change', subjectType: 'user', subjectId: id, changes });
    return { ...before, ...wanted };
  });
  return getUserRecord(call, row);
}
