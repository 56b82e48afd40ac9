// What other features may ask of accounts.

import type { Role } from '#contract/identity/roles.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailApp } from '#server/platform/mail/template.ts';
import { endSessionsOf as endAll } from '#server/platform/sessions.ts';
import { makeUser, userById } from './account.queries.ts';
import { sendLink, writeTo } from './identity.letters.ts';
import { deactivatedMail, invitationMail } from './identity.mails.ts';
import { makeLink, voidLinks } from './links.queries.ts';

export { lockAdministrators } from './administrators.queries.ts';
export { repeatErasures } from './deletion.service.ts';
export { announceTakenAddress, hashNewPassword, isRepeated, join, joinAs } from './joining.service.ts';
export { followNewAddress } from './new-address.service.ts';
export { demandOwnPassword } from './password.service.ts';
export { passwordMatches as isPasswordOf } from './password.ts';
export { SETUP_HOURS } from './setup.queries.ts';
export { type AdministratorFault, createAdministrator, createSetupLink } from './setup.service.ts';

/** Ends the sessions of an account everywhere, at once; its next request is answered 401. */
export function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  return endAll(tx, { userId });
}

/** Mails an invitation with a link to choose a password; an older link is void. `inviterId` is the administrator who invites. */
export async function invite(tx: Transaction, app: MailApp, userId: number, inviterId?: number): Promise<void> {
  const reader = await userById(tx, userId);
  const token = await makeLink(tx, { userId, purpose: 'invite', at: app.clock.now(), insist: true });
  if (reader === null || token === null) return;
  const by = inviterId === undefined ? null : await userById(tx, inviterId);
  const inviter = by === null ? null : `${by.firstName} ${by.lastName}`.trim();
  await writeTo(tx, app, { reader, template: invitationMail, values: { token, inviter }, anyway: 'asked' });
}

interface Invited {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: Locale;
  readonly inviterId?: number | undefined;
}

/** Makes an account with a role and no password, and mails the invitation; answers its number, or null when the address is taken. */
export async function inviteAs(tx: Transaction, app: MailApp, { inviterId, ...person }: Invited): Promise<number | null> {
  const id = await makeUser(tx, { ...person, at: app.clock.now() });
  if (id !== null) await invite(tx, app, id, inviterId);
  return id;
}

/** Mails a link for a new password, however lately another was sent. */
export async function sendResetLink(tx: Transaction, app: MailApp, userId: number): Promise<void> {
  const reader = await userById(tx, userId);
  if (reader !== null) await sendLink(tx, app, { reader, purpose: 'reset', insist: true });
}

/** Makes every mailed link of an account void that has not been used. */
export function voidLinksOf(tx: Transaction, _app: MailApp, userId: number): Promise<void> {
  return voidLinks(tx, userId);
}

/** Tells somebody by mail that their account was deactivated. */
export async function noteDeactivation(tx: Transaction, app: MailApp, userId: number): Promise<void> {
  const reader = await userById(tx, userId);
  if (reader !== null) await writeTo(tx, app, { reader, template: deactivatedMail, values: {}, anyway: 'security' });
}
