// Use cases of passwords: changing one, and choosing one with an emailed link.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Transaction } from '#server/db/database.ts';
import { findUserById, lockUser, type UserRow, updateAccount, updatePassword } from '#server/features/identity/account/account.queries.ts';
import { getCaller } from '#server/features/identity/account/account.service.ts';
import { queueAccountEmail } from '#server/features/identity/account-emails.service.ts';
import { passwordChangedEmail } from '#server/features/identity/identity.emails.ts';
import { FORGOT_JOB } from '#server/features/identity/identity.jobs.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { hashPassword, isPasswordCorrect } from './hash-password.ts';
import { findLink, useUpLink, voidLinks } from './links.queries.ts';
import { isOwnName, type PasswordOwner } from './password.rules.ts';
import { isGuessable } from './password-strength.ts';

/**
 * Refuses passwords that are easy to guess or contain their owner's details.
 * @throws ValidationError
 */
export async function assertGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (isOwnName(password, owner)) throw new ValidationError([{ field: 'password', rule: 'ownName' }]);
  if (await isGuessable(password, owner)) throw new ValidationError([{ field: 'password', rule: 'commonPassword' }]);
}

/** Runs after every password change: ends other sessions, voids emailed links and notifies the owner. */
async function afterPasswordChange(tx: Transaction, call: Call, { row, except }: { row: UserRow; except?: string }): Promise<void> {
  await endSessionsOf(tx, { userId: row.id, ...(except === undefined ? {} : { except }) });
  await voidLinks(tx, row.id);
  await queueAccountEmail(tx, call.app, { reader: row, template: passwordChangedEmail, values: {}, anyway: 'security' });
}

const createWrongPasswordError = () => new AppError('currentPasswordWrong', { field: 'currentPassword' });

/** Returns the caller's account after checking their current password. Don't call it inside a transaction. */
export async function assertOwnPassword(call: Call, currentPassword: string): Promise<{ row: UserRow; before: string }> {
  const row = await findUserById(call.db, getCaller(call).id);
  const before = row?.passwordHash ?? null;
  if (row === null || before === null) throw new AppError('passwordMissing');
  if (!(await isPasswordCorrect(currentPassword, before))) throw createWrongPasswordError();
  return { row, before };
}

export async function changePassword(call: Call, given: { currentPassword: string; password: string }): Promise<{ message: string }> {
  const { row, before } = await assertOwnPassword(call, given.currentPassword);
  const { id } = row;
  await assertGoodPassword(given.password, row);
  const after = await hashPassword(given.password);
  await call.db.transaction(async (tx) => {
    if (!(await updatePassword(tx, { id, before, after }))) throw createWrongPasswordError();
    await afterPasswordChange(tx, call, { row, except: call.session.id });
    await recordChange(tx, call, { action: 'account.changePassword', subjectType: 'user', subjectId: id });
  });
  return { message: getTranslator(call.locale)('answers.passwordChanged') };
}

/**
 * Requests a reset link. Does the same work whether or not the account exists, so that neither the response nor its timing reveals it: a
 * job looks up the account and sends the email.
 */
export async function forgotPassword(call: Call, { email }: { email: string }): Promise<{ message: string }> {
  await countRecipient(call.db, call, email);
  await enqueue(call.db, call.app, { kind: FORGOT_JOB, payload: { email } });
  return { message: getTranslator(call.locale)('answers.mailOnItsWay') };
}

const PASSWORD_PURPOSES: readonly LinkPurpose[] = ['reset', 'invite'];

/** Returns the active account that a link belongs to. */
async function findLinkOwner(call: Call, token: string): Promise<{ row: UserRow; purpose: 'reset' | 'invite' }> {
  const link = await findLink(call.db, { token, purposes: PASSWORD_PURPOSES, at: call.app.clock.now() });
  const row = link === null ? null : await findUserById(call.db, link.userId);
  if (link === null || row === null || row.deactivatedAt !== null || row.anonymisedAt !== null) throw new AppError('linkExpired');
  return { row, purpose: link.purpose === 'invite' ? 'invite' : 'reset' };
}

export async function checkResetLink(call: Call, { token }: { token: string }) {
  const { row, purpose } = await findLinkOwner(call, token);
  return { purpose, email: row.email, firstName: row.firstName };
}

/**
 * Sets a password. Since the link was sent by email, this also verifies the address. The user can then sign in from here even while failed
 * attempts of others are rate-limited.
 */
export async function resetPassword(call: Call, given: { token: string; password: string }): Promise<{ message: string; email: string }> {
  const { row, purpose } = await findLinkOwner(call, given.token);
  await assertGoodPassword(given.password, row);
  const passwordHash = await hashPassword(given.password);
  const now = call.app.clock.now();
  await call.db.transaction(async (tx) => {
    const taken = await useUpLink(tx, { token: given.token, purposes: PASSWORD_PURPOSES, at: now });
    const current = taken === null ? null : await lockUser(tx, taken.userId);
    if (current === null || current.deactivatedAt !== null || current.anonymisedAt !== null) throw new AppError('linkExpired');
    await updateAccount(tx, row.id, { passwordHash, emailVerifiedAt: current.emailVerifiedAt ?? now });
    if (current.passwordHash === null) await voidLinks(tx, row.id);
    else await afterPasswordChange(tx, call, { row: current });
    const action = purpose === 'invite' ? 'account.acceptInvitation' : 'account.resetPassword';
    await recordChange(tx, call, { action, subjectType: 'user', subjectId: row.id, actorId: row.id });
  });
  call.session.rememberDevice(row.email);
  return { message: getTranslator(call.locale)('answers.passwordSet'), email: row.email };
}
