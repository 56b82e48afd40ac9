// Use cases of registering as a parent, and of confirming the address.

import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { changeAccount, lockUser, makeUser, userById } from './account.queries.ts';
import { REGISTERED_JOB, RESEND_JOB } from './identity.jobs.ts';
import { announceTakenAddress, isRepeated } from './joining.service.ts';
import { findUsedLink, takeLink } from './links.queries.ts';
import { demandGoodPassword } from './password.service.ts';
import { hashPassword } from './password.ts';

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
 * Makes a parent's account, or leaves the one alone that the address has: the answer is the same, and a mail tells the owner of the
 * address which it was. Whatever else a request holds, the role is always that of a parent.
 */
export async function register(call: Call, given: Registration): Promise<{ message: string }> {
  const { firstName, lastName, email, phone, password, referralCode, timezone } = given;
  await demandGoodPassword(password, { firstName, lastName, email });
  await countRecipient(call.db, call, email);
  const passwordHash = await hashPassword(password);
  const at = call.app.clock.now();
  const madeId = await call.db.transaction(async (tx) => {
    const details = { firstName, lastName, email, phone, passwordHash, locale: call.locale, timezone: timezone ?? null };
    const id = await makeUser(tx, { ...details, referralCode: referralCode || null, termsAcceptedAt: at, role: 'Parent', at });
    if (id === null) return null;
    await announce(tx, call.app, { kind: REGISTERED_JOB, payload: { email, madeId: id, isRepeat: false } });
    await recordChange(tx, call, { action: 'account.register', subjectType: 'user', subjectId: id, actorId: id });
    return id;
  });
  const isRepeat = await isRepeated(call.db, given);
  if (madeId === null) await announceTakenAddress(call.db, call.app, { email, isRepeat, asksToHost: false });
  return { message: wordsIn(call.locale)('answers.registered') };
}

/** Confirms an address; of two who use the link at once, one does. */
export async function verifyEmail(call: Call, { token }: { token: string }): Promise<{ email: string }> {
  const at = call.app.clock.now();
  const email = await call.db.transaction(async (tx) => {
    const link = await takeLink(tx, { token, purposes: ['verify'], at });
    const row = link === null ? null : await lockUser(tx, link.userId);
    if (row === null || row.deactivatedAt !== null || row.anonymisedAt !== null) return null;
    if (row.emailVerifiedAt === null) await changeAccount(tx, row.id, { emailVerifiedAt: at });
    await recordChange(tx, call, { action: 'account.verifyEmail', subjectType: 'user', subjectId: row.id, actorId: row.id });
    return row.email;
  });
  if (email !== null) return { email };
  const used = await findUsedLink(call.db, token);
  const row = used === null ? null : await userById(call.db, used.userId);
  throw new Refusal(row?.emailVerifiedAt ? 'emailAlreadyVerified' : 'linkExpired');
}

/** Like a forgotten password: what is done does not depend on whether there is such an account. */
export async function resendVerification(call: Call, { email }: { email: string }): Promise<{ message: string }> {
  await countRecipient(call.db, call, email);
  await announce(call.db, call.app, { kind: RESEND_JOB, payload: { email } });
  return { message: wordsIn(call.locale)('answers.mailOnItsWay') };
}
