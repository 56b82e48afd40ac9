// Use cases of passwords: changing one, and choosing one with a mailed link.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { endSessionsOf } from '#server/platform/sessions.ts';
import { wordsIn } from '#server/platform/words.ts';
import { changeAccount, lockUser, replacePassword, type UserRow, userById } from './account.queries.ts';
import { callerOf } from './account.service.ts';
import { FORGOT_JOB } from './identity.jobs.ts';
import { writeTo } from './identity.letters.ts';
import { passwordChangedMail } from './identity.mails.ts';
import { findLink, takeLink, voidLinks } from './links.queries.ts';
import { isOwnName, type Owner } from './password.rules.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { isGuessable } from './password-strength.ts';

/**
 * Refuses those that anybody would try first, and those made of what is known about their owner.
 * @throws FieldFaults
 */
export async function demandGoodPassword(password: string, owner: Owner): Promise<void> {
  if (isOwnName(password, owner)) throw new FieldFaults([{ field: 'password', rule: 'ownName' }]);
  if (await isGuessable(password, owner)) throw new FieldFaults([{ field: 'password', rule: 'commonPassword' }]);
}

/** What follows from another password, however it came about: other sessions end, mailed links are void, the owner is told. */
async function followUp(tx: Transaction, call: Call, { row, except }: { row: UserRow; except?: string }): Promise<void> {
  await endSessionsOf(tx, { userId: row.id, ...(except === undefined ? {} : { except }) });
  await voidLinks(tx, row.id);
  await writeTo(tx, call.app, { reader: row, template: passwordChangedMail, values: {}, anyway: 'security' });
}

const wrongPassword = () => new Refusal('currentPasswordWrong', { field: 'currentPassword' });

/** The caller's account, whose password they have just shown to know; never inside a transaction. */
export async function demandOwnPassword(call: Call, currentPassword: string): Promise<{ row: UserRow; before: string }> {
  const row = await userById(call.db, callerOf(call).id);
  const before = row?.passwordHash ?? null;
  if (row === null || before === null) throw new Refusal('passwordMissing');
  if (!(await passwordMatches(currentPassword, before))) throw wrongPassword();
  return { row, before };
}

export async function changePassword(call: Call, given: { currentPassword: string; password: string }): Promise<{ message: string }> {
  const { row, before } = await demandOwnPassword(call, given.currentPassword);
  const { id } = row;
  await demandGoodPassword(given.password, row);
  const after = await hashPassword(given.password);
  await call.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, { id, before, after }))) throw wrongPassword();
    await followUp(tx, call, { row, except: call.session.id });
    await recordChange(tx, call, { action: 'account.changePassword', subjectType: 'user', subjectId: id });
  });
  return { message: wordsIn(call.locale)('answers.passwordChanged') };
}

/**
 * Asks for a link. The same is done whether or not there is such an account, so that neither the answer nor its time tells: looking for
 * the account and writing the mail is left to a job.
 */
export async function forgotPassword(call: Call, { email }: { email: string }): Promise<{ message: string }> {
  await countRecipient(call.db, call, email);
  await announce(call.db, call.app, { kind: FORGOT_JOB, payload: { email } });
  return { message: wordsIn(call.locale)('answers.mailOnItsWay') };
}

const CHOOSING: readonly LinkPurpose[] = ['reset', 'invite'];

/** The open account that a link is for. */
async function ownerOf(call: Call, token: string): Promise<{ row: UserRow; purpose: 'reset' | 'invite' }> {
  const link = await findLink(call.db, { token, purposes: CHOOSING, at: call.app.clock.now() });
  const row = link === null ? null : await userById(call.db, link.userId);
  if (link === null || row === null || row.deactivatedAt !== null || row.anonymisedAt !== null) throw new Refusal('linkExpired');
  return { row, purpose: link.purpose === 'invite' ? 'invite' : 'reset' };
}

export async function checkResetLink(call: Call, { token }: { token: string }) {
  const { row, purpose } = await ownerOf(call, token);
  return { purpose, email: row.email, firstName: row.firstName };
}

/**
 * Sets a password. Whoever has the link reads the mails of the address, which so is confirmed, and can sign in where they have set it,
 * whatever others are guessing.
 */
export async function resetPassword(call: Call, given: { token: string; password: string }): Promise<{ message: string; email: string }> {
  const { row, purpose } = await ownerOf(call, given.token);
  await demandGoodPassword(given.password, row);
  const passwordHash = await hashPassword(given.password);
  const now = call.app.clock.now();
  await call.db.transaction(async (tx) => {
    const taken = await takeLink(tx, { token: given.token, purposes: CHOOSING, at: now });
    const current = taken === null ? null : await lockUser(tx, taken.userId);
    if (current === null || current.deactivatedAt !== null || current.anonymisedAt !== null) throw new Refusal('linkExpired');
    await changeAccount(tx, row.id, { passwordHash, emailVerifiedAt: current.emailVerifiedAt ?? now });
    if (current.passwordHash === null) await voidLinks(tx, row.id);
    else await followUp(tx, call, { row: current });
    const action = purpose === 'invite' ? 'account.acceptInvitation' : 'account.resetPassword';
    await recordChange(tx, call, { action, subjectType: 'user', subjectId: row.id, actorId: row.id });
  });
  call.session.rememberDevice(row.email);
  return { message: wordsIn(call.locale)('answers.passwordSet'), email: row.email };
}
