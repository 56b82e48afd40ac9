// Use cases of registration as a parent and of email verification.

import { findUserById, insertUser, lockUser, updateAccount } from '#server/features/identity/account/account.queries.ts';
import { REGISTERED_JOB, RESEND_JOB } from '#server/features/identity/identity.jobs.ts';
import { hashPassword } from '#server/features/identity/password/hash-password.ts';
import { findUsedLink, useUpLink } from '#server/features/identity/password/links.queries.ts';
import { assertGoodPassword } from '#server/features/identity/password/password.service.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { enqueueTakenAddress, isPasswordOfAddress } from './create-account.service.ts';

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly referralCode?: string | undefined;
  readonly timezone?: string | undefined;
}

/**
 * Creates a parent's account, or leaves an existing account of the address unchanged. The response is the same in both cases; an email
 * tells the owner of the address which one it was. The role is always parent, whatever else the request contains.
 */
export async function register(call: Call, given: Registration): Promise<{ message: string }> {
  const { firstName, lastName, email, phone, password, referralCode, timezone } = given;
  await assertGoodPassword(password, { firstName, lastName, email });
  await countRecipient(call.db, call, email);
  const passwordHash = await hashPassword(password);
  const at = call.app.clock.now();
  const madeId = await call.db.transaction(async (tx) => {
    const details = { firstName, lastName, email, phone, passwordHash, locale: call.locale, timezone: timezone ?? null };
    const id = await insertUser(tx, { ...details, referralCode: referralCode || null, termsAcceptedAt: at, role: 'Parent', at });
    if (id === null) return null;
    await enqueue(tx, call.app, { kind: REGISTERED_JOB, payload: { email, madeId: id, isRepeat: false } });
    await recordChange(tx, call, { action: 'account.register', subjectType: 'user', subjectId: id, actorId: id });
    return id;
  });
  const isRepeat = await isPasswordOfAddress(call.db, given);
  if (madeId === null) await enqueueTakenAddress(call.db, call.app, { email, isRepeat, asksToHost: false });
  return { message: getTranslator(call.locale)('answers.registered') };
}

/** Verifies an address. If two requests use the link at the same time, only one succeeds. */
export async function verifyEmail(call: Call, { token }: { token: string }): Promise<{ email: string }> {
  const at = call.app.clock.now();
  const email = await call.db.transaction(async (tx) => {
    const link = await useUpLink(tx, { token, purposes: ['verify'], at });
    const row = link === null ? null : await lockUser(tx, link.userId);
    if (row === null || row.deactivatedAt !== null || row.anonymisedAt !== null) return null;
    if (row.emailVerifiedAt === null) await updateAccount(tx, row.id, { emailVerifiedAt: at });
    await recordChange(tx, call, { action: 'account.verifyEmail', subjectType: 'user', subjectId: row.id, actorId: row.id });
    return row.email;
  });
  if (email !== null) return { email };
  const used = await findUsedLink(call.db, token);
  const row = used === null ? null : await findUserById(call.db, used.userId);
  throw new AppError(row?.emailVerifiedAt ? 'emailAlreadyVerified' : 'linkExpired');
}

/** Like `forgotPassword`, does the same work whether or not the account exists. */
export async function resendVerification(call: Call, { email }: { email: string }): Promise<{ message: string }> {
  await countRecipient(call.db, call, email);
  await enqueue(call.db, call.app, { kind: RESEND_JOB, payload: { email } });
  return { message: getTranslator(call.locale)('answers.mailOnItsWay') };
}
