// What follows when an administrator gives an account another e-mail address, in the same transaction.

import type { Transaction } from '#server/db/database.ts';
import type { MailApp } from '#server/platform/mail/template.ts';
import { endSessionsOf } from '#server/platform/sessions.ts';
import { type UserRow, userById } from './account.queries.ts';
import { writeTo } from './identity.letters.ts';
import { addressChangedMail, newAddressMail } from './identity.mails.ts';
import { makeLink, voidLinks } from './links.queries.ts';

/** An account whose address has been changed and is not confirmed any more. */
export interface NewAddress {
  readonly userId: number;
  /** The address before, if somebody had shown that it was theirs. */
  readonly confirmedBefore: string | null;
  /** Whether they have ever joined; who is only invited is invited anew, by the caller. */
  readonly hasJoined: boolean;
  /** The session that may go on: of an administrator who has changed their own. */
  readonly exceptSession: string;
}

async function sendConfirmation(tx: Transaction, app: MailApp, reader: UserRow): Promise<void> {
  const token = await makeLink(tx, { userId: reader.id, purpose: 'verify', at: app.clock.now(), insist: true });
  if (token !== null) await writeTo(tx, app, { reader, template: newAddressMail, values: { token }, anyway: 'asked' });
}

/** Links that were mailed to the former address are void, sessions end, that address is told, and the new one is to be confirmed. */
export async function followNewAddress(tx: Transaction, app: MailApp, changed: NewAddress): Promise<void> {
  const { userId, confirmedBefore, hasJoined, exceptSession } = changed;
  await voidLinks(tx, userId);
  await endSessionsOf(tx, { userId, except: exceptSession });
  const reader = await userById(tx, userId);
  if (reader === null) return;
  if (confirmedBefore !== null) {
    const former = { ...reader, email: confirmedBefore };
    await writeTo(tx, app, { reader: former, template: addressChangedMail, values: {}, anyway: 'security' });
  }
  if (hasJoined && reader.deactivatedAt === null) await sendConfirmation(tx, app, reader);
}
