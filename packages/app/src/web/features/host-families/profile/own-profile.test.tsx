// The profile of a family: going live and what keeps it from that, pausing, what is missing, texts in other languages, and the preview.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import type { FamilyTexts } from '#contract/host-families/family-texts.endpoints.ts';
import type { OwnPhoto } from '#contract/host-families/photos.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { FAMILY_CHOICES, familyDetails } from '#web/testing/families.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { cacheFamily } from '../edit/save-family.ts';
import { OwnProfile } from './own-profile.tsx';

const words = [
  'familyEdit',
  'map',
  'familyProfile',
  'tags',
  'calendar',
  'form',
  'validation',
  'titles',
  'upload',
  'familyPhotos',
  'familyRates',
] as const;
const { answers, asked, open, sent } = partsOf({
  at: '/host-family/profile',
  words,
  user: userWith(['Host family']),
  heading: 'Profile',
});

const LIVE = 'POST /api/host_families/7/live';
const TEXT = 'PATCH /api/host_families/7/texts/de';
const TOO_FEW = 'At least 3 photos are required to make your profile live';

let record: FamilyDetails;
let texts: FamilyTexts;

const photo = (ref: string, position: number): OwnPhoto => ({
  ...{ ref, position, kind: 'other', caption: '', isFeature: false, width: 640, height: 480, placeholder: '' },
  ...{ hints: [], originalRef: null, edits: null },
});

beforeEach(async () => {
  await page.viewport(1280, 1000);
  record = familyDetails();
  texts = {
    version: 3,
    original: { locale: 'en', story: 'We live by the sea.', houseRules: 'Home by ten.' },
    translations: [{ locale: 'de', story: { text: 'Wir wohnen am Meer.', source: 'machine', isOutdated: true }, houseRules: null }],
  };
  Object.assign(answers, FAMILY_CHOICES, {
    'GET /api/host-families/own': () => record,
    'GET /api/host_families/7/texts': () => texts,
    'GET /api/host_families/7/rates': () => ({ currency: 'EUR', digits: 2, rates: [] }),
    'GET /api/host_families/7/photos': () => ({ data: [photo('a', 0), photo('b', 1)], isLive: false }),
    'GET /api/host_families/7/preview': () => ({ name: 'Byrne', area: { latitude: 52.84, longitude: -8.98, radiusM: 1200 } }),
    'GET /api/attachments/limits': () => ({ maxBytes: 10_000_000, kinds: ['image'] }),
  });
});

const openProfile = (at = '/host-family/profile') => open(<OwnProfile show={(_, name) => <p>{name}</p>} />, { at });

describe('going live', () => {
  test('with 2 photos is refused in these words, which lead to the photos', async () => {
    record = familyDetails({ isLive: false }, { notLive: ['too_few_photos'], photos: 2 });
    answers[LIVE] = () => refuseWith(409, 'tooFewPhotos', TOO_FEW);
    await openProfile();
    await button('Go live').click();
    await expect.element(page.getByRole('alert').getByText(TOO_FEW, { exact: true }).first()).toBeVisible();
    await button(TOO_FEW).click();
    expect(document.activeElement?.closest('[data-fields~="photos"]')).not.toBeNull();
  });

  test('is no longer refused in these words once there are enough photos', async () => {
    record = familyDetails({ isLive: false }, { notLive: ['not_approved', 'too_few_photos'], photos: 2 });
    answers[LIVE] = () => refuseWith(409, 'tooFewPhotos', TOO_FEW);
    await openProfile();
    await button('Go live').click();
    const live = page.getByRole('region', { name: 'Your profile in search' });
    await expect.element(live.getByRole('alert')).toHaveTextContent(TOO_FEW);
    cacheFamily(familyDetails({ isLive: false }, { notLive: ['not_approved'], photos: 3 }));
    await expect.element(live.getByRole('alert')).toHaveTextContent('');
    await expect.element(live.getByText(TOO_FEW)).not.toBeInTheDocument();
  });

  test('again after a pause of one’s own', async () => {
    const pause = { reason: 'family', note: 'Holidays', at: null, until: '2026-12-24', canEnd: true } as const;
    record = familyDetails({ isLive: false }, { notLive: ['paused'], pause });
    answers[LIVE] = () => familyDetails({ version: 4 });
    await openProfile();
    await expect.element(page.getByText('Reason: Holidays')).toBeVisible();
    await button('Go live again').click();
    await expectTold('Profile live');
    expect(sent(LIVE)).toEqual({ live: true, version: 3 });
    await expect.element(page.getByText('Your profile is live. Parents can find and book you.')).toBeVisible();
  });

  test('is not offered after a pause by a rule, which is explained', async () => {
    const pause = { reason: 'check_lapsed', note: '', at: null, until: null, canEnd: false } as const;
    record = familyDetails({ isLive: false }, { notLive: ['paused'], pause });
    await openProfile();
    await expect.element(page.getByText(/because a check has expired/)).toBeVisible();
    await expect.element(button('Go live again')).not.toBeInTheDocument();
  });
});

test('a pause asks for a reason, and tells until when', async () => {
  answers[LIVE] = () => familyDetails({ version: 4, isLive: false }, { notLive: ['paused'] });
  await openProfile();
  await button('Pause profile').click();
  await inDialog('Pause profile').click();
  await expect.element(page.getByRole('button', { name: 'The Reason field is required' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Building work');
  await inDialog('Pause profile').click();
  await expectTold('Profile paused');
  expect(sent(LIVE)).toMatchObject({ live: false, reason: 'Building work', until: null, version: 3 });
});

test('missing items lead to their fields, on the page where they are', async () => {
  const completeness =
    record.hosting?.completeness.map((item) => ({ ...item, isDone: item.item !== 'languages' && item.item !== 'pin' })) ?? [];
  record = familyDetails({}, { completeness });
  await openProfile();
  await expect.element(page.getByText('9 of 11 done')).toBeVisible();
  const languages = page.getByRole('link', { name: 'Languages spoken at home' });
  await expect.element(languages).toHaveAttribute('href', '/host-family/edit-my-family?field=languages');
  await button('Place on the map').click();
  await expect.element(page.getByRole('textbox', { name: 'Latitude' })).toHaveFocus();
});

test('both numbers of a place are saved together', async () => {
  answers['PATCH /api/host_families/7'] = ({ body }) => {
    const { latitude, longitude } = body as { latitude: number; longitude: number };
    record = { ...record, version: 4, address: record.address && { ...record.address, latitude, longitude, pinSource: 'family' } };
    return { item: record, undo: null };
  };
  await openProfile('/host-family/profile?field=latitude');
  const latitude = page.getByRole('textbox', { name: 'Latitude' });
  await expect.element(latitude).toHaveFocus();
  await latitude.fill('52,8463');
  await userEvent.keyboard('{Tab}');
  expect(asked.some(({ key }) => key.startsWith('PATCH'))).toBe(false);
  await page.getByRole('textbox', { name: 'Longitude' }).fill('-8.9807');
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(sent('PATCH /api/host_families/7')).toEqual({ latitude: 52.8463, longitude: -8.9807, version: 3 }), {
    timeout: 10_000,
  });
});

test('a pin begins in the town, is moved by keys, and is saved once it rests, with the public area beside it', async () => {
  const saved: { latitude: number; longitude: number }[] = [];
  answers['PATCH /api/host_families/7'] = ({ body }) => {
    const { latitude, longitude } = body as { latitude: number; longitude: number };
    saved.push({ latitude, longitude });
    const place = record.address && { ...record.address, latitude, longitude, pinSource: 'family' as const };
    record = { ...record, version: record.version + 1, address: place };
    return { item: record, undo: null };
  };
  await openProfile();
  await button('Place it in Ennis').click();
  await vi.waitFor(() => expect(saved).toEqual([{ latitude: 52.8463, longitude: -8.9807 }]), { timeout: 10_000 });
  await expect.element(page.getByRole('img', { name: 'Area that everybody sees' })).toBeInTheDocument();
  (button('Home').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  const north = () => saved.at(-1)?.latitude ?? 0;
  await vi.waitFor(() => expect(saved.at(-1)?.longitude).toBeGreaterThan(-8.9807), { timeout: 10_000 });
  expect(north()).toBeGreaterThan(52.8463);
  await expect.element(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue(String(north()));
  expect(await listAxeFaults()).toEqual([]);
});

describe('a place on the map', () => {
  const latitude = () => page.getByRole('textbox', { name: 'Latitude' });

  beforeEach(() => {
    record = { ...record, address: record.address && { ...record.address, latitude: 52.84, longitude: -8.98, pinSource: 'family' } };
  });

  test.each(['200', 'abc'])('with the latitude %s is refused with the degrees there are, and the pin stays', async (typed) => {
    await openProfile();
    await latitude().fill(typed);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByText('“Latitude” must be a number from -90 to 90')).toBeVisible();
    await expect.element(button('Home')).toBeVisible();
    expect(sent('PATCH /api/host_families/7')).toBeUndefined();
  });

  test('far from the address is saved only once its question is answered', async () => {
    answers['PATCH /api/host_families/7'] = ({ body }) =>
      'is_pin_confirmed' in (body as object)
        ? { item: { ...record, version: 4 }, undo: null }
        : refuseWith(422, 'pinFar', 'This place is 11,847 km from Ennis.', {
            errors: { latitude: ['This place is 11,847 km from Ennis.'] },
          });
    await openProfile();
    await latitude().fill('-52.84');
    await userEvent.keyboard('{Tab}{Tab}');
    const dialog = page.getByRole('dialog', { name: 'Is the home really there?' });
    await expect.element(dialog.getByText('This place is 11,847 km from Ennis.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('This place is 11,847 km from Ennis.')).toBeVisible();
    expect(sent('PATCH /api/host_families/7')).toEqual({ latitude: -52.84, longitude: -8.98, version: 3 });
    await latitude().fill('-52.85');
    await userEvent.keyboard('{Tab}{Tab}');
    await dialog.getByRole('button', { name: 'Save this place' }).click();
    await vi.waitFor(() =>
      expect(sent('PATCH /api/host_families/7')).toEqual({ latitude: -52.85, longitude: -8.98, version: 3, is_pin_confirmed: true }),
    );
  });
});

test('a translation says who made it, and becomes the family’s own once it is changed', async () => {
  answers[TEXT] = ({ body }) => {
    const { story } = body as { story: string };
    texts = {
      ...texts,
      version: 4,
      translations: [{ locale: 'de', story: { text: story, source: 'family', isOutdated: false }, houseRules: null }],
    };
    return texts;
  };
  await openProfile();
  const story = page.getByRole('textbox', { name: 'About your family in German' });
  await expect.element(story).toHaveValue('Wir wohnen am Meer.');
  await expect.element(story).toHaveAccessibleDescription(/Translated by machine/);
  await expect.element(page.getByText('The original has changed since.')).toBeVisible();
  await story.fill('Wir wohnen direkt am Meer.');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Written by the family')).toBeVisible();
  expect(sent(TEXT)).toEqual({ story: 'Wir wohnen direkt am Meer.', version: 3 });
});

test('the preview is read as a visitor and in another language', async () => {
  await openProfile();
  await expect.element(page.getByText('The Byrne family')).toBeVisible();
  await page.getByText('Visitor', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'French' }).last().click();
  await expect.element(page.getByText('Famille Byrne')).toBeVisible();
  const search = asked.findLast(({ key }) => key === 'GET /api/host_families/7/preview')?.search;
  expect(Object.fromEntries(search ?? [])).toEqual({ locale: 'fr', reader: 'visitor' });
});

test.each([
  { width: 360, locale: 'de', scheme: 'light' },
  { width: 360, locale: 'ja', scheme: 'dark' },
  { width: 1280, locale: 'en', scheme: 'light' },
] as const)('at $width px in $locale nothing is cut off, and axe finds nothing', async ({ width, locale, scheme }) => {
  await page.viewport(width, 1000);
  record = familyDetails({ isLive: false }, { notLive: ['too_few_photos', 'no_address'] });
  await open(<OwnProfile show={(_, name) => <p>{name}</p>} />, { locale, scheme });
  await vi.waitFor(() => expect(document.querySelectorAll('textarea[lang]').length).toBe(2), { timeout: 10_000 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});
