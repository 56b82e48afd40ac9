// The hub's editor of host families: fields of staff, two editors at once, the status, stays, notes, readings, and the long form.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { FAMILY_CHOICES, familyDetails } from '#web/testing/families.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { LiveTab } from './live-tab.tsx';
import { NewFamily } from './new-family.tsx';
import { NotesTab } from './notes-tab.tsx';
import { PricesTab, UnpricedAlert } from './prices-tab.tsx';
import { ReadingsTab } from './readings-tab.tsx';
import { WholeFamilyForm } from './whole-form.tsx';

const words = [
  ...([
    'hubFamilyEdit',
    'hubFamilies',
    'familyEdit',
    'hostRegistration',
    'tags',
    'lists',
    'names',
    'calendar',
    'form',
    'validation',
  ] as const),
  ...(['rateProposals', 'familyRates', 'map', 'titles', 'trips', 'payouts'] as const),
] as const;
const { answers, open, sent } = partsOf({ at: '/hub/hostfamilies/7/edit', words, user: userWith(['Coordinator']) });

const PATCH = 'PATCH /api/host_families/7';
const staff = {
  userId: 3,
  businessId: null,
  coordinatorId: null,
  coordinator: null,
  coordinatorArea: null,
  foundUsWhere: '',
  referralCode: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};
let record: FamilyDetails;

beforeEach(async () => {
  await page.viewport(1280, 1000);
  record = familyDetails({ staff });
  Object.assign(answers, FAMILY_CHOICES, {
    'GET /api/host_families/7': () => record,
    [PATCH]: ({ body }: { body: Record<string, unknown> }) => {
      const address = record.address && { ...record.address, cityTown: String(body['city_town'] ?? record.address.cityTown) };
      record = { ...record, address, version: record.version + 1 };
      return { item: record, undo: null };
    },
  });
});

const box = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('the long form', () => {
  test.each(['light', 'dark'] as const)('is accessible, in %s', async (scheme) => {
    await open(<WholeFamilyForm record={record} />, { scheme });
    await expect.element(page.getByText('No changes')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('saves all changes at once, and none before', async () => {
    await open(<WholeFamilyForm record={record} />);
    await box('City or town').fill('Kilkee');
    await box('Postcode').fill('V15');
    await expect.element(page.getByText('2 fields changed')).toBeVisible();
    expect(sent(PATCH)).toBeUndefined();
    await button('Save all').click();
    await expectTold('Host family saved');
    expect(sent(PATCH)).toEqual({ city_town: 'Kilkee', postcode: 'V15', version: 3 });
  });

  test('saves nothing while a field is wrong', async () => {
    await open(<WholeFamilyForm record={record} />);
    await box('Address line 1').fill('');
    await box('City or town').fill('Kilkee');
    await button('Save all').click();
    await expect.element(page.getByText('Address line 1 is required.')).toBeVisible();
    expect(sent(PATCH)).toBeUndefined();
  });

  test('asks which version to keep if somebody else has saved first', async () => {
    const theirs = { ...record, version: 4, address: record.address && { ...record.address, cityTown: 'Ennistymon' } };
    let isStale = true;
    answers[PATCH] = () => {
      if (!isStale) return { item: { ...theirs, version: 5 }, undo: null };
      isStale = false;
      return refuseWith(409, 'changedMeanwhile', 'Somebody was faster.', { current: theirs });
    };
    await open(<WholeFamilyForm record={record} />);
    await box('City or town').fill('Kilkee');
    await button('Save all').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Kilkee.*Ennistymon/);
    await inDialog('Keep yours').click();
    await vi.waitFor(() => expect(sent(PATCH)).toEqual({ city_town: 'Kilkee', version: 4 }));
  });
});

describe('what only staff set', () => {
  beforeEach(() => {
    answers['GET /api/businesses'] = () => pageOf([{ id: 5, name: 'Atlantic Stays' }]);
    answers['GET /api/users/coordinators'] = () => ({ data: [{ id: 8, name: 'Nora Daly' }] });
    record = familyDetails({ staff: { ...staff, coordinatorId: 4, coordinator: 'Aoife Burke', coordinatorArea: null } });
  });

  test('is a coordinator with the area that they come from', async () => {
    record = familyDetails({ staff: { ...staff, coordinatorId: 4, coordinator: 'Aoife Burke', coordinatorArea: 'Galway West' } });
    await open(<WholeFamilyForm record={record} />);
    await expect.element(page.getByText('From area Galway West. Hears about this family’s stays and pauses.')).toBeVisible();
  });

  test('is the coordinator, by name, and the business', async () => {
    await open(<WholeFamilyForm record={record} />);
    const coordinator = page.getByRole('combobox', { name: 'Coordinator' });
    await expect.element(coordinator).toHaveValue('Aoife Burke');
    await coordinator.click();
    await page.getByRole('option', { name: 'Nora Daly' }).click();
    await page.getByRole('combobox', { name: 'Business' }).click();
    await page.getByRole('option', { name: 'Atlantic Stays' }).click();
    await expect.element(page.getByText('2 fields changed')).toBeVisible();
    await button('Save all').click();
    await vi.waitFor(() => expect(sent(PATCH)).toEqual({ coordinator_id: 8, business_id: 5, version: 3 }));
  });

  test('isn’t offered to who may read neither accounts nor businesses', async () => {
    signInAs(userWith(['Vetting admin'], { capabilities: ['families.manage'] }));
    await open(<WholeFamilyForm record={record} />);
    await expect.element(box('City or town')).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Coordinator' }).elements()).toEqual([]);
  });
});

describe('the status', () => {
  test('says why a family isn’t found and what is missing, with the way there', async () => {
    const completeness = record.hosting?.completeness.map((item) => (item.item === 'address' ? { ...item, isDone: false } : item)) ?? [];
    record = familyDetails({ staff, isLive: false }, { notLive: ['no_address', 'not_approved'], vettingState: 'in_review', completeness });
    await open(<LiveTab record={record} reload={() => undefined} />);
    await expect.element(page.getByText('The address is missing.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Address' }))
      .toHaveAttribute('href', '/hub/hostfamilies/7/edit?tab=home&field=addressLine1');
    expect(await listAxeFaults()).toEqual([]);
  });

  test.each([
    ['rejected', 'It was rejected. “The house is being rebuilt.”'],
    ['suspended', 'It is suspended. “The house is being rebuilt.”'],
  ])('says that a family is %s, and why', async (vettingState, text) => {
    const vettingReason = 'The house is being rebuilt.';
    record = familyDetails({ staff, isLive: false }, { notLive: ['not_approved'], vettingState, vettingReason });
    await open(<LiveTab record={record} reload={() => undefined} />);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('is paused with a reason, and made live again', async () => {
    answers['POST /api/host_families/7/live'] = () => record;
    await open(<LiveTab record={record} reload={() => undefined} />);
    await button('Pause family').click();
    await expect.element(page.getByRole('dialog', { name: 'Pause the Byrne family?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Renovation');
    await inDialog('Pause').click();
    await expectTold('Status changed');
    expect(sent('POST /api/host_families/7/live')).toEqual({ live: false, reason: 'Renovation', until: null, version: 3 });
  });
});

describe('the prices', () => {
  const proposal = {
    ...{ id: 4, state: 'open' as const, amount: '50.00', currency: 'EUR', beforeAmount: '45.00', note: 'Food costs more.', reason: '' },
    ...{ proposedAt: '2026-07-01T09:00:00.000Z', decidedAt: null, version: 1 },
  };
  const rate = {
    ...{
      templateId: 3,
      templateName: 'Full board',
      kind: 'per_night',
      origin: 'County',
      amount: '45.00' as string | null,
      draftAmount: '45.00',
    },
    ...{ sample: null, proposal },
  };
  const answerWith = (rates: readonly object[]) => {
    answers['GET /api/host_families/7/rates'] = () => ({ currency: 'EUR', digits: 2, rates });
  };

  test('are shown with what the family asks for, which administrators accept', async () => {
    signInAs(userWith(['Administrator'], { capabilities: ['rates.read', 'rates.decide'] }));
    answerWith([rate]);
    answers['POST /api/rate-proposals/4/decide'] = () => ({ data: [] });
    await open(<PricesTab id={7} name="Byrne" />);
    const card = page.getByRole('region', { name: 'Full board' });
    await expect.element(card).toMatchTextContent(/Price of the area.*€45\.00.*€50\.00.*Food costs more\./);
    expect(await listAxeFaults()).toEqual([]);
    await button('Accept the price of Full board').click();
    await inDialog('Accept').click();
    await expectTold('Price accepted, in the draft');
    expect(sent('POST /api/rate-proposals/4/decide')).toEqual({ accept: true, reason: '', version: 1 });
  });

  test('lead to the draft while an accepted one isn’t published', async () => {
    signInAs(userWith(['Administrator'], { capabilities: ['rates.read', 'priceBooks.read'] }));
    answerWith([{ ...rate, draftAmount: '50.00', proposal: { ...proposal, state: 'accepted' } }]);
    await open(<PricesTab id={7} name="Byrne" />);
    const link = page.getByRole('link', { name: 'Open the draft to publish it' });
    await expect.element(link).toHaveAttribute('href', '/hub/pricing/price-books');
  });

  test('are only read by coordinators', async () => {
    signInAs(userWith(['Coordinator'], { capabilities: ['rates.read'] }));
    answerWith([rate]);
    await open(<PricesTab id={7} name="Byrne" />);
    await expect.element(page.getByText('An administrator decides.')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('are missed if a live family has none', async () => {
    answerWith([{ ...rate, amount: null, proposal: null }]);
    await open(<UnpricedAlert id={7} />);
    await expect.element(page.getByRole('alert', { name: 'This family is live, but has no price' })).toBeVisible();
  });
});

test('notes are added and read', async () => {
  const note = { id: 1, text: 'Called.', at: '2026-06-01T10:00:00.000Z', by: 'Nora' };
  answers['GET /api/host_families/7/notes'] = () => ({ data: [note] });
  answers['POST /api/host_families/7/notes'] = () => ({ data: [{ ...note, id: 2, text: 'Visited.' }, note] });
  await open(<NotesTab id={7} />);
  await page.getByRole('textbox', { name: 'Note' }).fill('Visited.');
  await button('Add note').click();
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Visited\./);
  expect(sent('POST /api/host_families/7/notes')).toEqual({ text: 'Visited.' });
});

test('readings are listed by day', async () => {
  const read = { reader: { id: 3, firstName: 'Nora', lastName: 'Byrne' }, day: '2026-06-01', firstAt: '2026-06-01T10:00:00.000Z' };
  answers['GET /api/host_families/7/reads'] = () => pageOf([{ ...read, part: 'health', lastAt: read.firstAt, times: 2 }]);
  await open(<ReadingsTab id={7} />);
  await expect.element(page.getByRole('row', { name: /Nora Byrne/ })).toMatchTextContent(/Diets and health.*2/);
  expect(await listAxeFaults()).toEqual([]);
});

test('a new family is invited', async () => {
  answers['POST /api/host_families'] = () => familyDetails({ id: 9 });
  const onMade = vi.fn();
  await open(<NewFamily onMade={onMade} />);
  await box('First name').fill('Orla');
  await box('Last name').fill('Kelly');
  await box('Email').fill('orla@example.test');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+353651234567');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Ireland' }).click();
  await page.getByRole('combobox', { name: 'County' }).click();
  await page.getByRole('option', { name: 'Clare' }).click();
  await box('City or town').fill('Ennis');
  await button('Add and invite').click();
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledWith(9));
  expect(sent('POST /api/host_families')).toMatchObject({ first_name: 'Orla', county_id: 3, country_id: 372, email: 'orla@example.test' });
});
