// The editor of a family: each field is saved when it is left, can be undone, and keeps what could not be saved.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { FAMILY_CHOICES, familyDetails } from '#web/testing/families.ts';
import { button, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { EditOwnFamily } from './edit-own-family.tsx';

const words = ['familyEdit', 'hostRegistration', 'tags', 'calendar', 'form', 'validation', 'titles'] as const;
const { answers, asked, open, sent } = partsOf({
  at: '/host-family/edit-my-family',
  words,
  user: userWith(['Host family']),
  heading: 'Edit my family',
});

const GIRL = { gender: 'female', dob: '2014-03-02' } as const;
const BOY = { gender: 'male', dob: '2016-02-01' } as const;
const PATCH = 'PATCH /api/host_families/7';
let record: FamilyDetails;

/** Stores an edit as the server does. */
function store(body: unknown): object {
  const { version: _, address_line_1: addressLine1, city_town: cityTown, languages, children } = body as Record<string, never>;
  const { address, profile } = record;
  record = {
    ...record,
    version: record.version + 1,
    address: address && {
      ...address,
      ...(addressLine1 === undefined ? {} : { addressLine1 }),
      ...(cityTown === undefined ? {} : { cityTown }),
    },
    profile: profile && { ...profile, ...(languages === undefined ? {} : { languages }), ...(children === undefined ? {} : { children }) },
  };
  return { item: record, undo: null };
}

beforeEach(async () => {
  await page.viewport(1280, 1000);
  record = familyDetails();
  Object.assign(answers, FAMILY_CHOICES, {
    'GET /api/host-families/own': () => record,
    [PATCH]: ({ body }: { body: unknown }) => store(body),
  });
});

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
/** The longest wait for a request, in milliseconds: choices are sent a moment after the last one. */
const PATIENCE = { timeout: 10_000 };
/** Waits until a field is told to be saved, or not. */
const expectStatus = (field: string, text: RegExp) =>
  vi.waitFor(() => expect(document.querySelector(`[data-fields~="${field}"] [role="status"]`)?.textContent).toMatch(text), PATIENCE);
const expectSent = (body: object) => vi.waitFor(() => expect(sent(PATCH)).toEqual(body), PATIENCE);

async function type(name: string, text: string): Promise<void> {
  await box(name).fill(text);
  await userEvent.keyboard('{Tab}');
}

test('a field is saved when it is left, says so quietly, and can be undone', async () => {
  await open(<EditOwnFamily />);
  await type('City or town', 'Ennistymon');
  await expectStatus('cityTown', /^Saved$/);
  expect(sent(PATCH)).toEqual({ city_town: 'Ennistymon', version: 3 });
  (button('Undo').element() as HTMLElement).click();
  await expectStatus('cityTown', /^Change undone$/);
  expect(sent(PATCH)).toEqual({ city_town: 'Ennis', version: 4 });
  await expect.element(box('City or town')).toHaveValue('Ennis');
});

test('an empty address is refused at the field, and nothing is sent', async () => {
  await open(<EditOwnFamily />);
  await type('Address line 1', '');
  await expect.element(page.getByText('Address line 1 is required.', { exact: true })).toBeVisible();
  expect(sent(PATCH)).toBeUndefined();
});

test('a refusal of the server is told at the field', async () => {
  answers[PATCH] = () => refuseWith(422, 'validation', 'Check the fields.', { errors: { cityTown: ['There is no such town.'] } });
  await open(<EditOwnFamily />);
  await type('City or town', 'Atlantis');
  await expect.element(page.getByText('There is no such town.')).toBeVisible();
  await expect.element(box('City or town')).toHaveValue('Atlantis');
});

test('a change that the server could not take stays, is told, and is saved later', async () => {
  answers[PATCH] = () => refuseWith(503, 'maintenance', 'Back soon.');
  await open(<EditOwnFamily />);
  await type('City or town', 'Lahinch');
  await expectStatus('cityTown', /^Not saved yet/);
  answers[PATCH] = ({ body }) => store(body);
  window.dispatchEvent(new Event('online'));
  await expectStatus('cityTown', /^Saved$/);
  expect(record.address?.cityTown).toBe('Lahinch');
});

describe('a change of somebody else meanwhile', () => {
  const conflict = () => refuseWith(409, 'changedMeanwhile', 'Someone else has edited this.', { current: record });

  test('in another field is kept, and the change is saved', async () => {
    await open(<EditOwnFamily />);
    await expect.element(box('City or town')).toBeVisible();
    record = { ...record, version: 9, address: { ...record.address, addressLine1: '2 Main Street' } as never };
    answers[PATCH] = ({ body }) => ((body as { version: number }).version === 9 ? store(body) : conflict());
    await type('City or town', 'Lahinch');
    await expectStatus('cityTown', /^Saved$/);
    expect(sent(PATCH)).toEqual({ city_town: 'Lahinch', version: 9 });
    await expect.element(box('Address line 1')).toHaveValue('2 Main Street');
  });

  test.each([
    { choice: 'Keep yours', value: 'Lahinch' },
    { choice: 'Keep theirs', value: 'Kilrush' },
  ])('in the same field is asked about: $choice', async ({ choice, value }) => {
    await open(<EditOwnFamily />);
    await expect.element(box('City or town')).toBeVisible();
    record = { ...record, version: 9, address: { ...record.address, cityTown: 'Kilrush' } as never };
    answers[PATCH] = ({ body }) => ((body as { version: number }).version === 9 ? store(body) : conflict());
    await type('City or town', 'Lahinch');
    await expect.element(page.getByText('City or town: Kilrush')).toBeVisible();
    // Its name comes with its heading, a moment later.
    await expect.element(page.getByRole('dialog', { name: /./ })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await inDialog(choice).click();
    await expect.element(box('City or town')).toHaveValue(value);
    await vi.waitFor(() => expect(record.address?.cityTown).toBe(value), PATIENCE);
  });
});

test('a choice is saved without leaving the menu', async () => {
  await open(<EditOwnFamily />);
  await page.getByRole('combobox', { name: 'Languages spoken at home' }).click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await expectSent({ languages: ['en', 'ga', 'de'], version: 3 });
});

test('a child is added by keys, and refused until it is complete', async () => {
  await open(<EditOwnFamily />);
  const adder = button('Add child');
  await expect.element(adder).toBeVisible();
  (adder.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const second = page.getByRole('group', { name: 'Child 2' });
  await expect.element(second.getByRole('combobox', { name: 'Gender' })).toHaveFocus();
  await second.getByRole('textbox', { name: 'Date of birth' }).fill('01/02/2016');
  await box('City or town').click();
  await expect.element(second.getByText('The Gender field is required')).toBeVisible();
  expect(sent(PATCH)).toBeUndefined();
  await second.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Boy' }).click();
  await box('City or town').click();
  await expectSent({ children: [GIRL, BOY], version: 3 });
});

test('a child is removed at once', async () => {
  record = { ...record, profile: record.profile && { ...record.profile, children: [GIRL, BOY] } };
  await open(<EditOwnFamily />);
  await button('Remove Child 1').click();
  await expectSent({ children: [BOY], version: 3 });
  await expect.element(button('Add child')).toHaveFocus();
});

test('a child is removed also while another was added and left empty', async () => {
  record = { ...record, profile: record.profile && { ...record.profile, children: [GIRL, BOY] } };
  await open(<EditOwnFamily />);
  await button('Add child').click();
  await button('Remove Child 1').click();
  await expectSent({ children: [BOY], version: 3 });
});

test('the address of the page leads to a field', async () => {
  await open(<EditOwnFamily />, { at: '/host-family/edit-my-family?field=schoolMinutes' });
  await expect.element(box('Minutes to school')).toHaveFocus();
});

test('once the family is approved, its prices stand on its profile alone', async () => {
  await open(<EditOwnFamily />);
  await expect.element(page.getByRole('link', { name: 'View your prices' })).toHaveAttribute('href', '/host-family/profile?field=rates');
  expect(page.getByRole('textbox', { name: /^Amount per night/ }).elements()).toEqual([]);
});

test('fields that are left unchanged are not sent', async () => {
  await open(<EditOwnFamily />);
  await expect.element(box('City or town')).toBeVisible();
  await box('City or town').click();
  for (let index = 0; index < 12; index += 1) await userEvent.keyboard('{Tab}');
  expect(asked.some(({ key }) => key === PATCH)).toBe(false);
});

test.each([
  { width: 360, locale: 'de', scheme: 'light' },
  { width: 360, locale: 'ja', scheme: 'dark' },
  { width: 1280, locale: 'en', scheme: 'light' },
] as const)('at $width px in $locale nothing is cut off, and axe finds nothing', async ({ width, locale, scheme }) => {
  await page.viewport(width, 1000);
  await open(<EditOwnFamily />, { locale, scheme });
  await vi.waitFor(() => expect(document.querySelectorAll('[data-fields]').length).toBeGreaterThan(20), PATIENCE);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});
