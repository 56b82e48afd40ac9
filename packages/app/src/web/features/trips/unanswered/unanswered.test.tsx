// Offers without an answer on screen: the list with reminders for many, one with its calls, and another family in two clicks.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReminderOption, RemindResult, Replacement, UnansweredDetail } from '#contract/trips/unanswered.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { UnansweredDrawer } from './unanswered-drawer.tsx';
import { UnansweredList } from './unanswered-list.tsx';

const words = ['unanswered', 'names', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'common'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const reminder = { id: 3, channel: 'mail', outcome: null, note: '', by: '', at: '2026-07-03T09:00:00.000Z', state: 'sent' } as const;

function offer(change: Partial<UnansweredDetail> = {}): UnansweredDetail {
  return {
    ...{ id: 5, tripId: 8, hostFamilyId: 2, family: 'Orla Murphy', phone: '+353 87 123 4567', countyId: 1, county: 'Cork' },
    ...{ student: 'Chloé', fromDate: '2026-07-20', toDate: '2026-07-27', askedAt: '2026-07-01T09:00:00.000Z', hoursWaiting: 61 },
    ...{ reminders: 1, lastContact: reminder, contacts: [reminder] },
    ...{ familyVersion: 4, isPaused: false, isReserved: true, tripVersion: 2 },
    ...change,
  };
}

function replacement(change: Partial<Replacement>): Replacement {
  return {
    ...{ hostFamilyId: 9, name: 'Nora Daly', county: 'Cork', cityTown: 'Cobh', freeBeds: 2 },
    ...{ distanceKm: 12, responseMinutes: 130, group: 'county' },
    ...change,
  };
}

const AT = '2026-07-03T12:00:00.000Z';

interface Plan extends Partial<Pick<RemindResult, 'id' | 'family'>> {
  readonly mail?: ReminderOption;
  readonly message?: ReminderOption;
  readonly sms?: ReminderOption;
}

/** What is possible for a family: everything, unless it is said. */
function plan({ id = 5, family = 'Orla Murphy', ...options }: Plan = {}): RemindResult {
  const channels = ['mail', 'message', 'sms'] as const;
  return { id, family, outcome: 'reminded', options: channels.map((channel) => options[channel] ?? { channel, blocker: null, at: AT }) };
}

const { answers, open, sent } = partsOf({
  at: '/hub/unresponsive-hfs',
  words,
  user: userWith(['Coordinator']),
  heading: 'Unresponsive host families',
});

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/unanswered-offers': () => pageOf([offer()]),
    'GET /api/unanswered-offers/5': () => offer(),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/unanswered-offers/5/replacements': () => ({
      data: [
        replacement({ hostFamilyId: 9, name: 'Nora Daly', distanceKm: 12 }),
        replacement({ hostFamilyId: 10, name: 'Tom Fox', county: 'Kerry', cityTown: 'Killarney', distanceKm: 84, group: 'beyond' }),
      ],
      county: 'Cork',
      measuredFrom: { kind: 'camp', name: 'Sailing Camp' },
    }),
  });
});

test('the list reminds the chosen families by the chosen channels, and tells the result for each', async () => {
  answers['GET /api/unanswered-offers'] = () => pageOf([offer(), offer({ id: 6, family: 'Nora Daly' })]);
  const recent = { channel: 'sms', blocker: 'recent', at: '2027-07-03T10:00:00.000Z' } as const;
  const noNumber = { channel: 'sms', blocker: 'noNumber', at: null } as const;
  answers['POST /api/unanswered-offers/remind'] = () => ({ data: [plan(), plan({ id: 6, family: 'Nora Daly', sms: noNumber })] });
  await open(<UnansweredList views={views} linkTo={(id) => `/hub/unresponsive-hfs?open=${id}`} />);
  await page.getByRole('checkbox', { name: /Orla Murphy/ }).click();
  await page.getByRole('checkbox', { name: /Nora Daly/ }).click();
  await button('Send reminder').click();
  const dialog = page.getByRole('dialog', { name: 'Remind 2 families' });
  await expect.element(dialog.getByText('Possible for 1 of 2')).toBeVisible();
  await expect.element(dialog.getByText('No valid phone number')).toBeVisible();
  expect(sent('POST /api/unanswered-offers/remind')).toMatchObject({ dry_run: true });
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('checkbox', { name: /Text message/ }).click();
  answers['POST /api/unanswered-offers/remind'] = () => ({
    data: [plan({ sms: recent }), plan({ id: 6, family: 'Nora Daly', sms: noNumber })],
  });
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expectTold('2 families reminded');
  const row = dialog.getByRole('row', { name: /Orla Murphy/ });
  await expect.element(row.getByText('Sent').first()).toBeVisible();
  await expect.element(row.getByText(/Possible again/)).toBeVisible();
  const asked = { offer_ids: [5, 6], channels: ['mail', 'message', 'sms'], dry_run: false };
  expect(sent('POST /api/unanswered-offers/remind')).toEqual(asked);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([360, 1280])('another family is asked in two clicks at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['POST /api/unanswered-offers/5/replace'] = () => ({ message: 'The other family has been asked' });
  const closed: string[] = [];
  await open(<UnansweredDrawer id={5} onClose={() => closed.push('yes')} />);
  await button('Ask another family').click();
  const near = page.getByRole('table', { name: 'In Cork' });
  await expect.element(near.getByText('12 km')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'In other counties' }).getByText('84 km')).toBeVisible();
  await expect.element(page.getByText('Distances are from Sailing Camp.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Ask Nora Daly').click();
  const question = page.getByRole('dialog', { name: 'Ask Nora Daly instead of Orla Murphy?' });
  await expect.element(question.getByText(/The price can change with the family/)).toBeVisible();
  await question.getByRole('button', { name: 'Ask another family' }).click();
  await expectTold('The other family has been asked');
  expect(sent('POST /api/unanswered-offers/5/replace')).toEqual({ host_family_id: 9, keep_waiting: false });
  expect(closed).toEqual(['yes']);
});

test('a call is logged with its outcome', async () => {
  answers['POST /api/unanswered-offers/5/calls'] = () => offer();
  await open(<UnansweredDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByText('Reminded by email')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice.');
  await button('Log call').click();
  await expectTold('Call logged');
  expect(sent('POST /api/unanswered-offers/5/calls')).toEqual({ outcome: 'noAnswer', note: 'Rang twice.' });
});

test('the dialog of a reminder says by what a family can be reminded, why not, and when again', async () => {
  const [mail, message] = [
    { channel: 'mail', blocker: 'mailOff', at: null },
    { channel: 'message', blocker: 'recent', at: '2027-07-03T10:00:00.000Z' },
  ] as const;
  answers['POST /api/unanswered-offers/remind'] = () => ({ data: [plan({ mail, message })] });
  await open(<UnansweredDrawer id={5} onClose={() => undefined} />);
  await button('Send reminder').click();
  const dialog = page.getByRole('dialog', { name: 'Remind this family' });
  await expect.element(dialog.getByText('Doesn’t get emails')).toBeVisible();
  await expect.element(dialog.getByText(/Possible again 3 Jul 2027/)).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'Message', exact: true })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Text message' }).click();
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expectTold('1 family reminded');
  expect(sent('POST /api/unanswered-offers/remind')).toMatchObject({ offer_ids: [5], channels: ['sms'] });
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['queued', 'Not sent yet'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['failed', 'Not delivered. Check the phone number, or call.'],
] as const)('a text message that is %s is shown as such', async (state, expected) => {
  answers['GET /api/unanswered-offers/5'] = () => offer({ contacts: [{ ...reminder, channel: 'sms', state }] });
  await open(<UnansweredDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByText('Reminded by text message')).toBeVisible();
  await expect.element(page.getByText(expected, { exact: true })).toBeVisible();
});

test('a family is paused for a reason', async () => {
  answers['POST /api/host_families/2/live'] = () => ({});
  await open(<UnansweredDrawer id={5} onClose={() => undefined} />);
  await button('Pause family').click();
  await page.getByLabelText(/Reason/).fill('Never answers');
  await page.getByRole('dialog', { name: 'Pause Orla Murphy?' }).getByRole('button', { name: 'Pause family' }).click();
  await expectTold('Family paused');
  expect(sent('POST /api/host_families/2/live')).toMatchObject({
    ...{ live: false, reason: 'Never answers', is_unresponsive: true, version: 4 },
  });
});
