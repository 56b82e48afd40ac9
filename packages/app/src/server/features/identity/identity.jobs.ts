// Jobs about accounts that run after the response: look up the owner of an address and email them.

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
 * `madeId` is the ID of the new account if the address was free; otherwise `isRepeat` tells whether the password was that of the account,
 * and `asksToHost` whether it was the registration of a host family, which isn't stored then.
 */
const registrationPayload = payload.extend({
  madeId: z.number().nullable(),
  isRepeat: z.boolean(),
  asksToHost: z.boolean().default(false),
});

/** Runs a function for the active account of an address, if there is one, in one transaction. */
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

/** Without a password, sends a link to choose one, which also verifies the address. */
function sendConfirmation(tx: Transaction, app: App, reader: UserRow): Promise<void> {
  return sendLink(tx, app, { reader, purpose: reader.passwordHash === null ? 'reset' : 'verify' });
}

function resendConfirmation(app: App, { email }: { email: string }): Promise<void> {
  return runForOwner(app, email, async (tx, reader) => {
    if (reader.emailVerifiedAt === null) await sendConfirmation(tx, app, reader);
  });
}

/**
 * Handles a registration with a free address, with one that has a verified account, or with one whose account was never verified. In the
 * last case, the same password means the same person, who has submitted the form twice. With a different password we can't know which one
 * is the owner's, and a click of the owner must not activate either: the earlier password is removed and the owner of the address is asked
 * to choose one.
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
