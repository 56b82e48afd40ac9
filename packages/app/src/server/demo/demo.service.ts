// Makes the demo world, all or nothing, and never in a database with real accounts.

import type { Transaction } from '#server/db/database.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { storeDraft } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { insertArticles } from './articles/articles.queries.ts';
import { insertContentItems } from './articles/content-items.queries.ts';
import { insertMenus } from './articles/menus.queries.ts';
import { insertPrompts } from './articles/prompts.queries.ts';
import { insertSources } from './articles/sources.queries.ts';
import { insertTestimonials } from './articles/testimonials.queries.ts';
import { insertConversations } from './conversations/insert-conversations.service.ts';
import { DRAW_JOB } from './demo.jobs.ts';
import { countStrangers, emptyTables, hasAccounts, hasDemoWorld, listRefs, lockAccounts, noteDemoWorld } from './demo.queries.ts';
import { CAMPAIGN, demoWorld, getPricingTime } from './demo-world.ts';
import { notifyPeople } from './notify-people.service.ts';
import { type DemoPasswords, hashPasswords } from './passwords.service.ts';
import { insertLeads } from './people/leads.queries.ts';
import { daysBefore } from './people/moments.ts';
import { insertAreas } from './places/areas.queries.ts';
import { insertCalendarFeeds } from './places/calendar-feeds.queries.ts';
import { insertCalendars, insertPlaces } from './places/places.queries.ts';
import { insertPrices } from './prices/prices.queries.ts';
import { insertRateProposals } from './prices/rate-proposals.queries.ts';
import { insertAccounts, insertCampaign, insertChanges, insertFamilies, insertViews, numberOf } from './rows.queries.ts';
import { insertMoney } from './stays/money.service.ts';
import { insertStays } from './stays/stays.queries.ts';
import { insertSavedReplies } from './support/saved-replies.queries.ts';
import { insertVettings } from './vetting.queries.ts';
import { DEMO_DOMAIN } from './world.ts';

/** The error for a database that has accounts from outside the demo world, with their number. */
export class NotADemoWorld extends Error {
  readonly strangers: number;

  constructor(strangers: number) {
    super('The database holds accounts that are not of the demo world.');
    this.strangers = strangers;
  }
}

/** Writes the demo world into empty tables. */
async function fill(tx: Transaction, app: App, hashOf: (email: string) => string): Promise<void> {
  const world = demoWorld(app.clock.now());
  const accounts = await insertAccounts(tx, world.accounts, hashOf);
  const families = await insertFamilies(tx, world, accounts);
  await insertVettings(tx, world, { accounts, families, now: app.clock.now() });
  await insertPrices(tx, world.prices, { families, at: daysBefore(app.clock.now(), 120, { hour: 11, minute: 0 }) });
  await insertPlaces(tx, app.clock.now());
  const admin = numberOf(accounts, `admin@${DEMO_DOMAIN}`);
  const bookNumber = await storeDraft(tx, { at: getPricingTime(app.clock.now()), by: admin, reason: 'First prices' });
  await insertRateProposals(tx, { families, now: app.clock.now() });
  await insertStays(tx, world, { accounts, families, bookNumber });
  await insertMoney(tx, app, { by: numberOf(accounts, `finance@${DEMO_DOMAIN}`), approver: admin });
  await insertCalendars(tx, app.clock.now());
  await insertCalendarFeeds(tx, { families, now: app.clock.now() });
  await insertConversations(tx, world, { now: app.clock.now(), accounts });
  await insertChanges(tx, world, { accounts, families });
  await insertViews(tx, world, accounts);
  await notifyPeople(tx, app, { world, accounts, families });
  await insertCampaign(tx, {
    campaign: CAMPAIGN,
    at: daysBefore(app.clock.now(), 2, { hour: 15, minute: 10 }),
    createdBy: admin,
  });
  const editor = { now: app.clock.now(), authorId: numberOf(accounts, `editor@${DEMO_DOMAIN}`) };
  await insertArticles(tx, editor);
  await insertMenus(tx, { now: editor.now, editorId: editor.authorId });
  await insertTestimonials(tx, editor.now);
  await insertSources(tx, editor.now);
  await insertContentItems(tx, { ...editor, today: app.clock.today() });
  await insertPrompts(tx, editor);
  await insertLeads(tx, { accounts, now: app.clock.now() });
  await insertAreas(tx, { accounts, now: app.clock.now() });
  await insertSavedReplies(tx, getPricingTime(app.clock.now()));
  await enqueue(tx, app, { kind: DRAW_JOB, payload: { from: 0 } });
}

/**
 * Makes the demo world in a database without accounts, in one transaction.
 * @returns whether it was made now; false if there is one already
 */
export async function makeDemoWorld(app: App, passwords: DemoPasswords = null): Promise<boolean> {
  if ((await hasDemoWorld(app.db)) || (await hasAccounts(app.db))) return false;
  const hashOf = await hashPasswords(passwords);
  return app.db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (await hasAccounts(tx)) return false;
    app.log.info('the demo world is being made');
    await noteDemoWorld(tx, app.clock.now());
    await fill(tx, app, hashOf);
    return true;
  });
}

/**
 * Removes the demo world and makes it again, in one transaction; in an empty database, only makes it.
 * @returns the names of files that nothing refers to any more
 * @throws NotADemoWorld when there are accounts from outside the demo world
 */
export async function remakeDemoWorld(app: App, passwords: DemoPasswords = null): Promise<string[]> {
  const hashOf = await hashPasswords(passwords);
  return app.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const strangers = await countStrangers(tx);
    const foreign = (await hasAccounts(tx)) && !(await hasDemoWorld(tx));
    if (strangers > 0 || foreign) throw new NotADemoWorld(strangers);
    const refs = await listRefs(tx);
    await emptyTables(tx);
    await seedReference(tx, app.config);
    await noteDemoWorld(tx, app.clock.now());
    await fill(tx, app, hashOf);
    return refs;
  });
}
