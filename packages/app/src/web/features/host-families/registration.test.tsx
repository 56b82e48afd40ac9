// The last steps of a family's registration: where a visitor is led, consent that is missing, and what the address says afterwards.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { HostFamilyRegistration } from './registration.tsx';

const words = ['hostRegistration', 'form', 'validation', 'calendar'] as const;

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

/** The server, which answers a visitor the same whether or not the address has an account. */
function answer(body: string | undefined): Response {
  if (body === undefined) return Response.json(toWire({ data: OPTIONS, ...OPTIONS }));
  return Response.json(toWire({ hostFamilyId: null, vettingState: 'registered', needsVerification: true, message: '' }));
}

beforeEach(() => {
  signInAs(null);
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => answer(init?.body === undefined ? undefined : String(init.body)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInAs(null);
  persist.update({ hostDraft: undefined });
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
  await page.getByRole('textbox', { name: 'First name' }).click();
  await page.getByRole('button', { name: 'Add +353' }).click();
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
