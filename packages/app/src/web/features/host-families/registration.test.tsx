// A family's registration on its page: the last steps, answers that are kept on the server, and links of emails.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { draftStore } from './registration/registration-draft.ts';
import { HostFamilyRegistration } from './registration.tsx';

const words = ['hostRegistration', 'form', 'validation', 'calendar', 'common', 'errors'] as const;

const TOKEN = 'T'.repeat(43);

const OPTIONS = { countries: [{ id: 372, code: 'IE', name: 'Ireland' }], inquirySources: [], hostingTypes: [] };

const HOME = {
  countryId: '372',
  countyId: '3',
  hostingType: ['1'],
  guestsNumber: 2,
  bedroomsNumber: 1,
  immersionRate: '45.50',
  addressLine1: '1 Main Street',
  cityTown: 'Ennis',
  foundUsWhere: 'friend',
  firstName: 'Maeve',
  lastName: 'Byrne',
  phone: '+353 65 123 456',
};
const ALONE = { ...HOME, haveChild: false, numberOfChildren: 0, children: [] };

/** The draft on the server; null if there is none. */
let draft: object | null = null;
/** What was asked of the server, without reading. */
let asked: { readonly key: string; readonly body: unknown }[] = [];

const refuse = (code: string, status: number) => Response.json({ code, message: code, errors: {} }, { status });

function answerDraft(key: string): Response {
  if (key === 'POST /api/become_a_host/drafts')
    return Response.json(toWire({ token: TOKEN, version: 2, expiresAt: '2026-09-01T10:00:00Z' }));
  if (key.endsWith('/mail')) return Response.json({ message: 'Link sent.' });
  if (key.startsWith('GET')) return draft === null ? refuse('linkExpired', 422) : Response.json(toWire(draft));
  return Response.json({ message: 'Done.' });
}

/** The server, which answers a visitor the same whether or not the address has an account. */
function answer(address: string, { method = 'GET', body }: RequestInit): Response {
  const key = `${method} ${new URL(address, location.href).pathname}`;
  if (method !== 'GET') asked.push({ key, body: typeof body === 'string' ? fromWire(JSON.parse(body)) : null });
  if (key.includes('/drafts')) return answerDraft(key);
  if (method === 'GET') return Response.json(toWire({ data: OPTIONS, ...OPTIONS }));
  return Response.json(toWire({ hostFamilyId: null, vettingState: 'registered', needsVerification: true, message: '' }));
}

beforeEach(() => {
  signInAs(null);
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => answer(address, init));
  draft = null;
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInAs(null);
  persist.update({ hostDraft: undefined, referral: undefined });
  draftStore.set({ keeps: 'local', conflict: null, isGone: false, adoptions: 0 });
});

async function open(step: number, draft: object): Promise<Journey> {
  const journey: Journey = { went: [] };
  persist.update({ hostDraft: draft as never });
  await show(pageAround(<HostFamilyRegistration />, { name: 'registerAsHostFamily', search: `?step=${step}`, journey }), { words });
  await expect.element(page.getByText(`Step ${step} of 12`)).toBeVisible();
  return journey;
}

const send = () => page.getByRole('button', { name: 'Register family' }).click();

test('a visitor who registers is led to their mailbox, and the step leaves the address', async () => {
  const journey = await open(12, ALONE);
  await page.getByRole('textbox', { name: 'Email' }).fill('maeve@example.test');
  await page.getByLabelText(/^Password(\s*\*)?$/).fill('eleven geese over the bay');
  await page.getByRole('checkbox').click();
  await send();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.element(page.getByText(/emailed a link to maeve@example.test/)).toBeVisible();
  await expect.element(page.getByText('After that', { exact: true })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  expect(journey.went).toEqual(['/register-as-host-family']);
});

test('missing consent is told by a short name', async () => {
  await open(12, ALONE);
  await send();
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('The terms and conditions field is required');
});

test('the terms can be read beside the consent, and a local phone number gets the code of the family’s country', async () => {
  await open(12, { ...ALONE, phone: '065 123 4567' });
  await expect.element(page.getByRole('link', { name: 'View terms' })).toHaveAttribute('target', '_blank');
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await expect.element(page.getByText(/Add the country code/)).not.toBeInTheDocument();
  await vi.dynamicImportSettled();
  await page.getByRole('textbox', { name: 'First name' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+353 65 123 4567');
});

test('each child has its own group of fields, and its own faults', async () => {
  const children = [
    { gender: 'female', dob: '' },
    { gender: 'male', dob: '' },
  ];
  await open(8, { ...HOME, haveChild: true, numberOfChildren: 2, children });
  for (const name of ['Child 1', 'Child 2']) {
    const group = page.getByRole('group', { name, exact: true });
    await expect.element(group.getByRole('combobox', { name: 'Gender' })).toBeVisible();
    await expect.element(group.getByRole('textbox', { name: 'Date of birth' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('button', { name: 'The Date of birth (Child 2) field is required' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('goes on where it was left, with the way to start anew', async () => {
  persist.update({ hostDraft: { countryId: '372', countyId: '3', hostingType: ['1'] } as never });
  const journey: Journey = { went: [] };
  await show(pageAround(<HostFamilyRegistration />, { name: 'becomeAHost', journey }), { words });
  await expect.element(page.getByText('Step 4 of 12')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Delete answers' }).click();
  await expect.poll(() => journey.went).toEqual(['/become_a_host?step=1']);
  expect(persist.get().hostDraft).toBeUndefined();
});

test('answers typed on the last step are there again, without the password', async () => {
  const { firstName: _, ...draft } = ALONE;
  await open(12, draft);
  await page.getByLabelText(/^Password(\s*\*)?$/).fill('eleven geese over the bay');
  await page.getByRole('textbox', { name: 'First name' }).fill('Maeve');
  await page.getByRole('textbox', { name: 'Email' }).fill('maeve@example.test');
  await expect.poll(() => persist.get().hostDraft).toMatchObject({ firstName: 'Maeve', email: 'maeve@example.test' });
  await page.getByRole('textbox', { name: 'Last name' }).fill('Burke');
  window.dispatchEvent(new Event('pagehide'));
  expect(persist.get().hostDraft).toMatchObject({ lastName: 'Burke' });
  expect(JSON.stringify([persist.get().hostDraft, asked])).not.toContain('geese');
});

test('no gender of a child is chosen beforehand', async () => {
  await open(8, { ...HOME, haveChild: true, numberOfChildren: 1, children: [] });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'The Gender field is required' })).toBeVisible();
});

test('offers no link before anything was answered', async () => {
  await show(pageAround(<HostFamilyRegistration />, { name: 'becomeAHost' }), { words });
  await expect.element(page.getByText('Step 1 of 12')).toBeVisible();
  expect(page.getByRole('button', { name: 'Email me a link' }).elements()).toEqual([]);
});

const SERVER_DRAFT = {
  ...{ step: 10, answers: ALONE, referralCode: 'ABCDEFGH', version: 1 },
  ...{ changedAt: '2026-06-01T10:00:00Z', expiresAt: '2026-09-01T10:00:00Z' },
};

async function openLink(search: string): Promise<Journey> {
  const journey: Journey = { went: [] };
  await show(pageAround(<HostFamilyRegistration />, { name: 'becomeAHost', search, journey }), { words });
  return journey;
}

test('a step is kept on the server without the password, and a link to it is emailed', async () => {
  await open(10, ALONE);
  await page.getByRole('textbox', { name: 'City or town' }).fill('Kilkee');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText(/saved in this browser and with us/)).toBeVisible();
  expect(asked).toMatchObject([{ key: 'POST /api/become_a_host/drafts', body: { step: 11, answers: { cityTown: 'Kilkee' } } }]);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('maeve@example.test');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Email link' }).click();
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ key: `POST /api/become_a_host/drafts/${TOKEN}/mail`, body: { email: 'maeve@example.test' } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a link takes over answers and referral code, and leaves the address', async () => {
  draft = SERVER_DRAFT;
  const journey = await openLink(`?resume=${TOKEN}`);
  await expect.poll(() => journey.went).toEqual(['/become_a_host?step=10']);
  expect(persist.get()).toMatchObject({ referral: 'ABCDEFGH', hostDraft: { cityTown: 'Ennis', kept: { token: TOKEN, version: 1 } } });
});

test('a link asks before it replaces other answers of this browser', async () => {
  draft = SERVER_DRAFT;
  persist.update({ hostDraft: { ...ALONE, cityTown: 'Kilkee' } as never });
  const journey = await openLink(`?resume=${TOKEN}`);
  const dialog = page.getByRole('dialog', { name: 'This browser has other answers' });
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent('City or town');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep this browser’s answers' }).click();
  expect(journey.went).toEqual(['/become_a_host?step=1']);
  expect(persist.get().hostDraft).toEqual({ ...ALONE, cityTown: 'Kilkee' });
});

test('a link that has expired says so and offers to start', async () => {
  const journey = await openLink(`?resume=${TOKEN}`);
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Start registering' }).click();
  expect(journey.went).toEqual(['/become_a_host']);
});

test('the link of a reminder ends reminders, and keeps the answers', async () => {
  draft = SERVER_DRAFT;
  const journey = await openLink(`?resume=${TOKEN}&reminders=off`);
  await expect.element(page.getByRole('heading', { name: 'We won’t remind you again' })).toBeVisible();
  expect(asked).toMatchObject([{ key: `POST /api/become_a_host/drafts/${TOKEN}/unsubscribe` }]);
  await page.getByRole('button', { name: 'Continue registering' }).click();
  expect(journey.went).toEqual([`/become_a_host?resume=${TOKEN}`]);
});

test('answers of another device are told, and replace those here only if somebody says so', async () => {
  draft = { ...SERVER_DRAFT, version: 5, answers: { ...ALONE, cityTown: 'Kilkee' } };
  await open(10, { ...ALONE, kept: { token: TOKEN, version: 1, isSaved: false } });
  const dialog = page.getByRole('dialog', { name: 'Your answers were changed on another device' });
  await dialog.getByRole('button', { name: 'Use the other device’s answers' }).click();
  await expect.element(page.getByRole('textbox', { name: 'City or town' })).toHaveValue('Kilkee');
});
