// What is done about accounts after the answer: looking whom an address belongs to, and writing to them.

import * as z from 'zod';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { findUserByEmail, lockUser, type UserRow, updateAccount } from './account/account.queries.ts';
import { queueAccountEmail, sendLink, withSafeGreeting } from './account-emails.service.ts';
import { takenAddressEmail } from './identity.emails.ts';
import { voidLinks } from './password/links.queries.ts';

export const FORGOT_JOB = 'account.forgot';
export const RESEND_JOB = 'account.resendVerification';
export const REGISTERED_JOB = 'account.registered';

const payload = z.object({ email: z.string() });

/**
 * `madeId` is the account that was made for it, if the address was free; `isRepeat` whether it had the account's own password else;
 * `asksToHost` whether a family has registered, of which nothing is kept then.
 */
const registrationPayload = payload.extend({
  madeId: z.number().nullable(),
  isRepeat: z.boolean(),
  asksToHost: z.boolean().default(false),
});

/** Does something for the open account of an address, if there is one, in one transaction. */
async function runForOwner(app: App, email: string, run: (tx: Transaction, row: UserRow) => Promise<void>): Promise<void> {
  await app.db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const row = found === null ? null : await lockUser(tx, found.id);
    if (row !== null && row.deactivatedAt === null && row.anonymisedAt === null) await run(tx, row);
  });
}

function sendForgottenPassword(app: App, { email }: { email: string }): Promise<void> {
  return runForOwner(app, email, (tx, reader) => sendLink(tx, app, { reader, purpose: 'reset' }));
}

/** Without a password there is nothing to confirm yet: the link to choose one confirms the address, too. */
function sendConfirmation(tx: Transaction, app: App, reader: UserRow): Promise<void> {
  return sendLink(tx, app, { reader, purpose: reader.passwordHash === null ? 'reset' : 'verify' });
}

function resendConfirmation(app: App, { email }: { email: string }): Promise<void> {
  return runForOwner(app, email, async (tx, reader) => {
    if (reader.emailVerifiedAt === null) await sendConfirmation(tx, app, reader);
  });
}

/**
 * Somebody has registered: with a free address, with one that has an account, or with one that somebody has registered before and
 * never confirmed. In the last case whoever has the same password is the same person, who has pressed the button twice. Of others
 * nobody knows whose password is the owner's, however soon they come after each other, and neither must become valid by the other's
 * click: the earlier one is forgotten, and the owner of the address is asked to choose one.
 */
function handleRegistration(app: App, { email, madeId, isRepeat, asksToHost }: z.output<typeof registrationPayload>): Promise<void> {
  return runForOwner(app, email, async (tx, reader) => {
    const isFamilyLost = asksToHost && !reader.roles.includes('Host family');
    if (reader.emailVerifiedAt !== null || isFamilyLost)
      await queueAccountEmail(tx, app, {
        reader: withSafeGreeting(reader),
        template: takenAddressEmail,
        values: { isFamilyLost },
        anyway: 'asked',
      });
    if (reader.emailVerifiedAt !== null) return;
    if (reader.id === madeId || isRepeat) return sendConfirmation(tx, app, reader);
    if (reader.passwordHash !== null) {
      await updateAccount(tx, reader.id, { passwordHash: null });
      await voidLinks(tx, reader.id);
    }
    await sendConfirmation(tx, app, { ...reader, passwordHash: null });
  });
}

export const identityJobs = [
  defineJob({ kind: FORGOT_JOB, payload, run: sendForgottenPassword }),
  defineJob({ kind: RESEND_JOB, payload, run: resendConfirmation }),
  defineJob({ kind: REGISTERED_JOB, payload: registrationPayload, run: handleRegistration }),
];
