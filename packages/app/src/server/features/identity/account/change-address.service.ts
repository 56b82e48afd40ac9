// What follows when an administrator gives an account another e-mail address, in the same transaction.

import type { Transaction } from '#server/db/database.ts';
import { queueAccountEmail } from '#server/features/identity/account-emails.service.ts';
import { addressChangedEmail, newAddressEmail } from '#server/features/identity/identity.emails.ts';
import { createLink, voidLinks } from '#server/features/identity/password/links.queries.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { findUserById, type UserRow } from './account.queries.ts';

/** An account whose address has been changed and is not confirmed any more. */
export interface AddressChange {
  readonly userId: number;
  /** The address before, if somebody had shown that it was theirs. */
  readonly confirmedBefore: string | null;
  /** Whether they have ever joined; who is only invited is invited anew, by the caller. */
  readonly hasJoined: boolean;
  /** The session that may go on: of an administrator who has changed their own. */
  readonly exceptSession: string;
}

async function sendConfirmation(tx: Transaction, app: EmailApp, reader: UserRow): Promise<void> {
  const token = await createLink(tx, { userId: reader.id, purpose: 'verify', at: app.clock.now(), insist: true });
  if (token !== null) await queueAccountEmail(tx, app, { reader, template: newAddressEmail, values: { token }, anyway: 'asked' });
}

/** Links that were mailed to the former address are void, sessions end, that address is told, and the new one is to be confirmed. */
export async function propagateAddressChange(tx: Transaction, app: EmailApp, changed: AddressChange): Promise<void> {
  const { userId, confirmedBefore, hasJoined, exceptSession } = changed;
  await voidLinks(tx, userId);
  await endSessionsOf(tx, { userId, except: exceptSession });
  const reader = await findUserById(tx, userId);
  if (reader === null) return;
  if (confirmedBefore !== null) {
    const former = { ...reader, email: confirmedBefore };
    await queueAccountEmail(tx, app, { reader: former, template: addressChangedEmail, values: {}, anyway: 'security' });
  }
  if (hasJoined && reader.deactivatedAt === null) await sendConfirmation(tx, app, reader);
}
