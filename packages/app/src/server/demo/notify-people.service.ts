// Emails and notifications to people of the demo world, written by the features themselves, at the time it happened.

import { isRole, type Role } from '#contract/identity/roles.ts';
import type { Transaction } from '#server/db/database.ts';
import { notifyDeactivation, sendInvitation, sendResetLink, voidAllLinks } from '#server/features/identity/identity.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import { putMailsAside, readUntil } from './demo.queries.ts';
import { daysBefore } from './people/moments.ts';
import { type Numbers, numberOf } from './rows.queries.ts';
import { DEMO_DOMAIN, type DemoChange, type DemoWorld } from './world.ts';

interface Told {
  readonly world: DemoWorld;
  readonly accounts: Numbers;
  readonly families: Numbers;
}

/** One change, with the data that emails about it need. */
interface Occasion extends Told {
  readonly change: DemoChange;
  /** The application with the clock of that moment. */
  readonly app: EmailApp;
}

/** Days for which a registered family is news to vetting staff. */
const NEWS_DAYS = 30;
/** Days after which everything is marked as read. */
const UNREAD_DAYS = 7;

function nameOf({ world }: Told, email: string): string {
  const account = world.accounts.find((one) => one.email === email);
  return account === undefined ? '' : `${account.firstName} ${account.lastName}`;
}

function rolesOf(value: unknown): Role[] {
  return Array.isArray(value) ? value.filter(isRole) : [];
}

async function tellOfRoles(tx: Transaction, id: number, { change, app, ...told }: Occasion): Promise<void> {
  const { before, after } = change.changes['roleNames'] as { before: unknown; after: unknown };
  const [had, has] = [rolesOf(before), rolesOf(after)];
  const data = {
    granted: has.filter((role) => !had.includes(role)),
    revoked: had.filter((role) => !has.includes(role)),
    name: nameOf(told, change.actor),
  };
  await notify(tx, app, { to: { userIds: [id] }, kind: 'roleChanged', data, aboutId: numberOf(told.accounts, change.actor) });
}

/** Notifies a user of a change of their account. */
async function tellOwner(tx: Transaction, id: number, occasion: Occasion): Promise<void> {
  const { change, app, accounts } = occasion;
  const actor = numberOf(accounts, change.actor);
  if (change.action === 'users.invite') {
    await sendInvitation(tx, app, id, actor);
    // Everybody else has chosen a password since.
    if (change.subject.type === 'user' && change.subject.email !== `invited@${DEMO_DOMAIN}`) await voidAllLinks(tx, app, id);
  } else if (change.action === 'users.deactivate') await notifyDeactivation(tx, app, id);
  else if (change.action === 'users.changeRoles') await tellOfRoles(tx, id, occasion);
  else if (change.action === 'viewAs.start') {
    await notify(tx, app, { to: { userIds: [id] }, kind: 'accountViewed', data: { name: nameOf(occasion, change.actor) }, aboutId: actor });
  } else if (change.action === 'users.sendResetLink') {
    await sendResetLink(tx, app, id);
    await voidAllLinks(tx, app, id);
  }
}

/** Notifies vetting staff of a registered family. */
async function tellOfFamily(tx: Transaction, { change, app, ...told }: Occasion, email: string): Promise<void> {
  const data = { hostFamilyId: numberOf(told.families, email), name: nameOf(told, email) };
  const aboutId = numberOf(told.accounts, email);
  await notify(tx, app, { to: { roles: ['Vetting admin'] }, kind: 'hostFamilyRegistered', data, aboutId });
}

/** Writes all emails and notifications; no mail server ever gets any of them. */
export async function notifyPeople(tx: Transaction, app: App, told: Told): Promise<void> {
  const now = app.clock.now();
  const news = daysBefore(now, NEWS_DAYS, { hour: 0, minute: 0 });
  for (const change of told.world.changes) {
    const occasion = { ...told, change, app: { ...app, clock: { ...app.clock, now: () => change.at } } };
    const { subject, action, at } = change;
    if (subject.type === 'user') await tellOwner(tx, numberOf(told.accounts, subject.email), occasion);
    else if (action === 'hostFamilies.register' && subject.type === 'hostFamily' && at > news)
      await tellOfFamily(tx, occasion, subject.email);
  }
  await readUntil(tx, daysBefore(now, UNREAD_DAYS, { hour: 0, minute: 0 }));
  await putMailsAside(tx);
}
