// Makes the demo world, all of it or nothing, and never where anybody has a real account.

import type { Transaction } from '#server/db/database.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { hashNewPassword, invite, noteDeactivation, sendResetLink, voidLinksOf } from '#server/features/identity/identity.public.ts';
import type { App } from '#server/platform/app.ts';
import type { MailApp } from '#server/platform/mail/template.ts';
import { announce } from '#server/platform/record.ts';
import { DRAW_JOB } from './demo.jobs.ts';
import {
  allRefs,
  countStrangers,
  emptyTables,
  holdsAccounts,
  holdsDemoWorld,
  lockAccounts,
  noteDemoWorld,
  putMailsAside,
} from './demo.queries.ts';
import { demoWorld } from './demo-world.ts';
import { insertAccounts, insertChanges, insertFamilies, insertViews, type Numbers, numberOf } from './rows.queries.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, type DemoWorld } from './world.ts';

/** What stands in the way of the demo world: accounts of other people, so many of them. */
export class NotADemoWorld extends Error {
  readonly strangers: number;

  constructor(strangers: number) {
    super('The database holds accounts that are not of the demo world.');
    this.strangers = strangers;
  }
}

/** One hash for all: each would take its time, and they have the same password anyway. */
function hashedPassword(): Promise<string> {
  return hashNewPassword(DEMO_PASSWORD, { firstName: 'Demo', lastName: 'World', email: `demo@${DEMO_DOMAIN}` });
}

/** The mails of what has happened lately, at the time it happened. */
async function writeLetters(tx: Transaction, app: App, { world, accounts }: { world: DemoWorld; accounts: Numbers }): Promise<void> {
  const admin = numberOf(accounts, `admin@${DEMO_DOMAIN}`);
  const then = (moment: Date): MailApp => ({ ...app, clock: { ...app.clock, now: () => moment } });
  for (const { at, action, subject } of world.changes) {
    if (subject.type !== 'user') continue;
    const id = numberOf(accounts, subject.email);
    if (action === 'users.invite') {
      await invite(tx, then(at), id, admin);
      if (subject.email !== `invited@${DEMO_DOMAIN}`) await voidLinksOf(tx, then(at), id);
    } else if (action === 'users.deactivate') await noteDeactivation(tx, then(at), id);
    else if (action === 'users.sendResetLink') {
      await sendResetLink(tx, then(at), id);
      await voidLinksOf(tx, then(at), id);
    }
  }
  await putMailsAside(tx);
}

/** Writes the world into empty tables. */
async function fill(tx: Transaction, app: App, passwordHash: string): Promise<void> {
  const world = demoWorld(app.clock.now());
  const accounts = await insertAccounts(tx, world.accounts, passwordHash);
  const families = await insertFamilies(tx, world, accounts);
  await insertChanges(tx, world, { accounts, families });
  await insertViews(tx, world, accounts);
  await writeLetters(tx, app, { world, accounts });
  await announce(tx, app, { kind: DRAW_JOB, payload: { from: 0 } });
}

/**
 * Makes the demo world in a database without accounts, in one transaction.
 * @returns whether it was made now; a second time nothing is done
 */
export async function makeDemoWorld(app: App): Promise<boolean> {
  if ((await holdsDemoWorld(app.db)) || (await holdsAccounts(app.db))) return false;
  const passwordHash = await hashedPassword();
  return app.db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (await holdsAccounts(tx)) return false;
    await noteDemoWorld(tx, app.clock.now());
    await fill(tx, app, passwordHash);
    return true;
  });
}

/**
 * Takes the demo world away and makes it anew, in one transaction; in an empty database it is simply made.
 * @returns the names of files that nothing refers to any more
 * @throws NotADemoWorld when there is anything else
 */
export async function remakeDemoWorld(app: App): Promise<string[]> {
  const passwordHash = await hashedPassword();
  return app.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const strangers = await countStrangers(tx);
    const foreign = (await holdsAccounts(tx)) && !(await holdsDemoWorld(tx));
    if (strangers > 0 || foreign) throw new NotADemoWorld(strangers);
    const refs = await allRefs(tx);
    await emptyTables(tx);
    await seedReference(tx);
    await noteDemoWorld(tx, app.clock.now());
    await fill(tx, app, passwordHash);
    return refs;
  });
}
