// Public functions of accounts for other features.

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

/** Ends all sessions of an account immediately; its next request gets a 401. */
export function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  return endAll(tx, { userId });
}

/** Emails an invitation with a link to choose a password, and voids earlier links. `inviterId` is the administrator who invites. */
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

/** Creates an account with a role and no password, and emails the invitation. Returns its ID, or null if the address is taken. */
export async function inviteWithRole(tx: Transaction, app: EmailApp, { inviterId, ...person }: InvitedPerson): Promise<number | null> {
  const id = await insertUser(tx, { ...person, at: app.clock.now() });
  if (id !== null) await sendInvitation(tx, app, id, inviterId);
  return id;
}

/** Emails a password reset link, even if another one was sent recently. */
export async function sendResetLink(tx: Transaction, app: EmailApp, userId: number): Promise<void> {
  const reader = await findUserById(tx, userId);
  if (reader !== null) await sendLink(tx, app, { reader, purpose: 'reset', insist: true });
}

/** Voids all unused emailed links of an account. */
export function voidAllLinks(tx: Transaction, _app: EmailApp, userId: number): Promise<void> {
  return voidLinks(tx, userId);
}

/** Emails a user that their account was deactivated. */
export async function notifyDeactivation(tx: Transaction, app: EmailApp, userId: number): Promise<void> {
  const reader = await findUserById(tx, userId);
  if (reader !== null) await queueAccountEmail(tx, app, { reader, template: deactivatedEmail, values: {}, anyway: 'security' });
}
