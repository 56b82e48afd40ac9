// What is done about accounts after the answer: looking whom an address belongs to, and writing to them.

import * as z from 'zod';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { job } from '#server/platform/jobs/job.ts';
import { changeAccount, lockUser, type UserRow, userByEmail } from './account.queries.ts';
import { greetedSafely, sendLink, writeTo } from './identity.letters.ts';
import { takenAddressMail } from './identity.mails.ts';
import { voidLinks } from './links.queries.ts';

export const FORGOT_JOB = 'account.forgot';
export const RESEND_JOB = 'account.resendVerification';
export const REGISTERED_JOB = 'account.registered';

const payload = z.object({ email: z.string() });

/**
 * `madeId` is the account that was made for it, if the address was free; `isRepeat` whether it had the account's own password else;
 * `asksToHost` whether a family has registered, of which nothing is kept then.
 */
const registration = payload.extend({ madeId: z.number().nullable(), isRepeat: z.boolean(), asksToHost: z.boolean().default(false) });

/** Does something for the open account of an address, if there is one, in one transaction. */
async function forOwner(app: App, email: string, run: (tx: Transaction, row: UserRow) => Promise<void>): Promise<void> {
  await app.db.transaction(async (tx) => {
    const found = await userByEmail(tx, email);
    const row = found === null ? null : await lockUser(tx, found.id);
    if (row !== null && row.deactivatedAt === null && row.anonymisedAt === null) await run(tx, row);
  });
}

function forgot(app: App, { email }: { email: string }): Promise<void> {
  return forOwner(app, email, (tx, reader) => sendLink(tx, app, { reader, purpose: 'reset' }));
}

/** Without a password there is nothing to confirm yet: the link to choose one confirms the address, too. */
function confirm(tx: Transaction, app: App, reader: UserRow): Promise<void> {
  return sendLink(tx, app, { reader, purpose: reader.passwordHash === null ? 'reset' : 'verify' });
}

function resend(app: App, { email }: { email: string }): Promise<void> {
  return forOwner(app, email, async (tx, reader) => {
    if (reader.emailVerifiedAt === null) await confirm(tx, app, reader);
  });
}

/**
 * Somebody has registered: with a free address, with one that has an account, or with one that somebody has registered before and
 * never confirmed. In the last case whoever has the same password is the same person, who has pressed the button twice. Of others
 * nobody knows whose password is the owner's, however soon they come after each other, and neither must become valid by the other's
 * click: the earlier one is forgotten, and the owner of the address is asked to choose one.
 */
function registered(app: App, { email, madeId, isRepeat, asksToHost }: z.output<typeof registration>): Promise<void> {
  return forOwner(app, email, async (tx, reader) => {
    const isFamilyLost = asksToHost && !reader.roles.includes('Host family');
    if (reader.emailVerifiedAt !== null || isFamilyLost)
      await writeTo(tx, app, { reader: greetedSafely(reader), template: takenAddressMail, values: { isFamilyLost }, anyway: 'asked' });
    if (reader.emailVerifiedAt !== null) return;
    if (reader.id === madeId || isRepeat) return confirm(tx, app, reader);
    if (reader.passwordHash !== null) {
      await changeAccount(tx, reader.id, { passwordHash: null });
      await voidLinks(tx, reader.id);
    }
    await confirm(tx, app, { ...reader, passwordHash: null });
  });
}

export const identityJobs = [
  job({ kind: FORGOT_JOB, payload, run: forgot }),
  job({ kind: RESEND_JOB, payload, run: resend }),
  job({ kind: REGISTERED_JOB, payload: registration, run: registered }),
];
