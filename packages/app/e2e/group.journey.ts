// A class of 40 from the list of its school to the day it travels: members, trips, families, invoices, payments, arrival.

import { expect, type Page, test } from '@playwright/test';
import lists from '#messages/en/shared/lists.json' with { type: 'json' };
import names from '#messages/en/shared/names.json' with { type: 'json' };
import billing from '#messages/en/web/group-billing.json' with { type: 'json' };
import groups from '#messages/en/web/groups.json' with { type: 'json' };
import placements from '#messages/en/web/placements.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { expectHomes } from './support/booking-steps.ts';
import { closeAll, openSignedIn } from './support/conversations.ts';
import { listPupils, moveTrips, payInvoices, provideBeds, writeMemberList } from './support/groups.ts';
import { findField } from './support/people.ts';

const COUNT = 40;
const DAY_MS = 24 * 3600 * 1000;

test.beforeAll(({ request }) => expectHomes(request));

/** A day as it is typed, some days from today. */
const typeDay = (days: number) => new Intl.DateTimeFormat('en-IE', { dateStyle: 'short' }).format(Date.now() + days * DAY_MS);

/** Creates a group that arrives today; returns its number. */
async function createGroup(page: Page, name: string): Promise<number> {
  await page.goto('/hub/groups');
  await page.getByRole('button', { name: groups.form.add }).first().click();
  const drawer = page.getByRole('dialog', { name: groups.form.add });
  const { columns } = lists.groups;
  await findField(drawer, columns.name).fill(name);
  await findField(drawer, columns.fromDate).fill(typeDay(0));
  await findField(drawer, columns.toDate).fill(typeDay(6));
  await findField(drawer, columns.size).fill(String(COUNT));
  await expectAccessible(page, { within: '[role="dialog"]' });
  await drawer.getByRole('button', { name: groups.form.save }).click();
  await expect(page).toHaveURL(/\/hub\/groups\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Imports the list of a school, and creates a trip for everybody. */
async function fillGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: groups.import.open }).click();
  const drawer = page.getByRole('dialog', { name: groups.import.title });
  const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(writeMemberList(COUNT)) };
  await drawer.locator('input[type="file"]').setInputFiles(file);
  await drawer.getByRole('button', { name: groups.import.check }).click();
  const add = drawer.getByRole('button', { name: `Add ${COUNT} students` });
  await expect(add).toBeEnabled();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await add.click();
  await expect(page.getByText(`${COUNT} members, 0 with a trip`)).toBeVisible();
  await page.getByRole('button', { name: groups.trips.create }).click();
  await page.getByRole('dialog').getByRole('button', { name: groups.trips.create }).click();
  await expect(page.getByText(`${COUNT} members, ${COUNT} with a trip`)).toBeVisible({ timeout: 30_000 });
}

/** Has families proposed for everybody, accepts the proposal, and asks the families. */
async function matchGroup(page: Page): Promise<void> {
  await page.getByRole('tab', { name: groups.tab.board }).click();
  await page.getByRole('button', { name: placements.match.run }).click();
  await expect(page.getByText(`${COUNT} students placed, 0 without a family`)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: placements.match.accept }).click();
  await expect(page.getByText(placements.allPlaced)).toBeVisible();
  await page.getByRole('button', { name: placements.ask.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: placements.ask.open }).click();
  await expect(page.getByText(`${COUNT} offers sent`).first()).toBeVisible({ timeout: 30_000 });
}

/** Creates the invoices of all parents as drafts. */
async function billGroup(page: Page, group: number): Promise<void> {
  await page.goto(`/hub/groups/${group}?tab=invoices`);
  await page.getByRole('link', { name: billing.start }).click();
  await expect(page).toHaveURL(new RegExp(`/hub/invoices/group-${group}/create`));
  const create = page.getByRole('button', { name: `Create ${COUNT} drafts` });
  await expect(create).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await create.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Create ${COUNT} drafts` })
    .click();
  await expect(page.getByText(`${COUNT} drafts created`).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(billing.nothing)).toBeVisible();
}

test('a class of 40 is imported, matched, invoiced and paid, and arrives', async ({ browser }) => {
  test.slow();
  const [staff, finance] = await Promise.all([openSignedIn(browser, { role: 'Coordinator' }), openSignedIn(browser, { role: 'Finance' })]);
  const group = await createGroup(staff, `Class of ${Date.now()}`);
  await fillGroup(staff);
  await provideBeds(staff.context(), group, COUNT);
  await matchGroup(staff);

  // Each family says yes on the telephone.
  await moveTrips(staff.context(), group, { step: 'reserve', reason: 'The school has confirmed' });
  await moveTrips(staff.context(), group, { step: 'book', reason: 'The family has said yes' });
  await staff.goto(`/hub/groups/${group}?tab=rooming`);
  const pupils = await listPupils(staff.context(), group);
  expect(pupils).toHaveLength(COUNT);
  const rooms = await staff.getByRole('tabpanel').getByRole('table').innerText();
  expect(pupils.filter((name) => !rooms.includes(name))).toEqual([]);
  expect(rooms).not.toContain(groups.rooming.none);

  await billGroup(finance, group);
  expect(await payInvoices(finance.context(), group)).toBe(COUNT);
  await finance.goto(`/hub/groups/${group}?tab=invoices`);
  await expect(finance.getByRole('tabpanel').getByText('Paid', { exact: true })).toHaveCount(COUNT);
  await expectAccessible(finance);

  await moveTrips(staff.context(), group, { step: 'start', reason: '' });
  await staff.goto(`/hub/groups/${group}`);
  await expect(staff.getByRole('tabpanel').getByText(names.tripState.in_progress, { exact: true })).toHaveCount(COUNT);
  await staff.getByRole('button', { name: groups.act.edit }).click();
  const drawer = staff.getByRole('dialog', { name: groups.form.edit });
  await drawer.getByRole('combobox', { name: lists.groups.columns.state }).click();
  await staff.getByRole('option', { name: names.groupState.travelling }).click();
  await drawer.getByRole('button', { name: groups.form.save }).click();
  await expect(drawer).toBeHidden();
  await expect(staff.getByText(names.groupState.travelling, { exact: true }).first()).toBeVisible();
  await closeAll(staff, finance);
});
