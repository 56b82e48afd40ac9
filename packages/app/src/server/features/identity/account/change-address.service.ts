// Effects of a change of an account's email address by an administrator, in the same transaction.

import type { Transaction } from '#server/db/database.ts';
import { queueAccountEmail } from '#server/features/identity/account-emails.service.ts';
import { addressChangedEmail, newAddressEmail } from '#server/features/identity/identity.emails.ts';
import { createLink, voidLinks } from '#server/features/identity/password/links.queries.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { findUserById, type UserRow, updatePreviousEmail } from './account.queries.ts';

/** An account whose address has changed and is no longer verified. */
export interface AddressChange {
  readonly userId: number;
  /** The previous address, if it was verified. */
  readonly confirmedBefore: string | null;
  /** Whether the person has ever joined; if they are only invited, the caller sends a new invitation. */
  readonly hasJoined: boolean;
  /** The session to keep: that of administrators who change their own address. */
  readonly exceptSession: string;
}

async function sendConfirmation(tx: Transaction, app: EmailApp, reader: UserRow): Promise<void> {
  const token = await createLink(tx, { userId: reader.id, purpose: 'verify', at: app.clock.now(), insist: true });
  if (token !== null) await queueAccountEmail(tx, app, { reader, template: newAddressEmail, values: { token }, anyway: 'asked' });
}

/** Voids links sent to the previous address, ends sessions, keeps and notifies that address, and sends a verification link to the new one. */
export async function propagateAddressChange(tx: Transaction, app: EmailApp, changed: AddressChange): Promise<void> {
  const { userId, confirmedBefore, hasJoined, exceptSession } = changed;
  await voidLinks(tx, userId);
  await endSessionsOf(tx, { userId, except: exceptSession });
  const reader = await findUserById(tx, userId);
  if (reader === null) return;
  if (confirmedBefore !== null) {
    await updatePreviousEmail(tx, { id: userId, email: confirmedBefore, at: app.clock.now() });
    const former = { ...reader, email: confirmedBefore };
    await queueAccountEmail(tx, app, { reader: former, template: addressChangedEmail, values: {}, anyway: 'security' });
  }
  if (hasJoined && reader.deactivatedAt === null) await sendConfirmation(tx, app, reader);
}
