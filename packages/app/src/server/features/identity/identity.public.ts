// What other features may ask of accounts.

import type { Role } from '#contract/identity/roles.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import { endSessionsOf as endAll } from '#server/platform/sessions/sessions.ts';
import { findUserById, insertUser } from './account/account.queries.ts';
import { queueAccountEmail, sendLink } from './account-emails.service.ts';
import { deactivatedEmail, invitationEmail } from './identity.emails.ts';
import { createLink, voidLinks } from './password/links.queries.ts';

export { lockAdministrators } from './account/administrators.queries.ts';
export { propagateAddressChange } from './account/change-address.service.ts';
export { repeatErasures } from './deletion/delete-account.service.ts';
export { isPasswordCorrect as isPasswordOf } from './password/hash-password.ts';
export { assertOwnPassword } from './password/password.service.ts';
export {
  createAccount,
  enqueueTakenAddress,
  grantRole,
  hashNewPassword,
  isPasswordOfAddress,
} from './registration/create-account.service.ts';
export { SETUP_HOURS } from './setup/setup.queries.ts';
export { type AdministratorError, createAdministrator, createSetupLink } from './setup/setup.service.ts';

/** Ends the sessions of an account everywhere, at once; its next request is answered 401. */
export function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  return endAll(tx, { userId });
}

/** Mails an invitation with a link to choose a password; an older link is void. `inviterId` is the administrator who invites. */
export async function sendInvitation(tx: Transaction, app: EmailApp, userId: number, inviterId?: number): Promise<void> {
  const reader = await findUserById(tx, userId);
  const token = await createLink(tx, { userId, purpose: 'invite', at: app.clock.now(), insist: true });
  if (reader === null || token === null) return;
  const by = inviterId === undefined ? null : await findUserById(tx, inviterId);
  const inviter = by === null ? null : `${by.firstName} ${by.lastName}`.trim();
  await queueAccountEmail(tx, app, { reader, template: invitationEmail, values: { token, inviter }, anyway: 'asked' });
}

interface InvitedPerson {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: Locale;
  readonly inviterId?: number | undefined;
}

/** Makes an account with a role and no password, and mails the invitation; answers its number, or null when the address is taken. */
export async function inviteWithRole(tx: Transaction, app: EmailApp, { inviterId, ...person }: InvitedPerson): Promise<number | null> {
  const id = await insertUser(tx, { ...person, at: app.clock.now() });
  if (id !== null) await sendInvitation(tx, app, id, inviterId);
  return id;
}

/** Mails a link for a new password, however lately another was sent. */
export async function sendResetLink(tx: Transaction, app: EmailApp, userId: number): Promise<void> {
  const reader = await findUserById(tx, userId);
  if (reader !== null) await sendLink(tx, app, { reader, purpose: 'reset', insist: true });
}

/** Makes every mailed link of an account void that has not been used. */
export function voidAllLinks(tx: Transaction, _app: EmailApp, userId: number): Promise<void> {
  return voidLinks(tx, userId);
}

/** Tells somebody by mail that their account was deactivated. */
export async function notifyDeactivation(tx: Transaction, app: EmailApp, userId: number): Promise<void> {
  const reader = await findUserById(tx, userId);
  if (reader !== null) await queueAccountEmail(tx, app, { reader, template: deactivatedEmail, values: {}, anyway: 'security' });
}
