// The experience wizard on a phone: a child needs a parent, activities have their limit, both layouts share what is chosen.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '#contract/platform/locales.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { alerts, closeAlert } from '#web/platform/notices/notices.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Asked, playServer, refuseWith } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { Experience } from './experience.tsx';

const words = ['experience', 'suits', 'hostRegistration', 'form', 'calendar', 'validation'] as const;

const PLAN = {
  ...{ experienceType: '2', experienceLength: 3, activityWeeks: 1, start: '2031-07-06', firstName: 'Ann', lastName: 'Byrne' },
  ...{ gender: 'female', dateOfBirth: '2005-01-01', email: 'ann@example.com', phone: '+353 1 234' },
};
const place = { county: 'Clare', location: 'Ennis', photoRef: null, firstLine: '', fromPrice: null };
const HOME = { welcomesAgeFrom: 12, welcomesAgeTo: 17, welcomesGenders: [] };
const paged = (data: unknown[]) => ({ data, total: data.length, lastPage: 1, currentPage: 1, perPage: 12 });

let asked: Asked[];

beforeEach(async () => {
  await page.viewport(360, 740);
  asked = [];
  signInAs(null);
  const answers = {
    'GET /api/booking/choices': () => ({ currency: 'EUR', services: [], tripTypes: [{ id: 2, name: 'Base hosting' }], templates: [] }),
    'GET /api/become_a_host/options': () => ({ countries: [], hostingTypes: [], inquirySources: [] }),
    'GET /api/dependencies/countries': () => ({ data: [{ id: 372, code: 'IE', name: 'Ireland' }] }),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Clare', countryId: 1 }] }),
    'GET /api/dependencies/tags': () => ({ data: [] }),
    'GET /api/experience/families': () => paged([{ id: 4, name: 'Byrne', children: [{ gender: 'female', age: 9 }], ...HOME, ...place }]),
    'GET /api/experience/activities': () =>
      paged(
        [1, 2].map((id) => ({
          id,
          name: `Camp ${id}`,
          minAge: id === 3 ? 8 : 0,
          maxAge: id === 3 ? 16 : 18,
          gender: 'any',
          kilometres: id === 1 ? 12 : null,
          ...place,
        })),
      ),
    'POST /api/pricing/quote': () => refuseWith(409, 'noPriceBook', 'none'),
    'POST /api/experience': () => ({ reference: 'EX-00012', tripId: 12, email: 'ann@example.com' }),
  };
  vi.stubGlobal('fetch', playServer(answers, asked));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(async () => {
  vi.unstubAllGlobals();
  persist.update({ experience: undefined });
  queryClient.clear();
  await page.viewport(1280, 900);
});

async function open(flow: 'new' | 'old', search = '', locale: Locale = 'en') {
  const { MemoryRouter, history } = createMemoryHistory(`/${flow === 'new' ? '' : 'old'}experience${search}`);
  await show(
    <MemoryRouter>
      <h1>Plan your experience</h1>
      <Experience flow={flow} />
    </MemoryRouter>,
    { words, locale },
  );
  return history;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const has = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

test('a child is not sent on without a parent whom we can write to', async () => {
  persist.update({ experience: { plan: { ...PLAN, dateOfBirth: '2019-01-01' } } });
  const history = await open('new', '?step=activities');
  await has(/under 18 on arrival/);
  await button('Next').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Parent’s name' }))
    .toHaveAccessibleDescription('The Parent’s name field is required');
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('textbox', { name: 'Parent’s name' }).fill('Nora');
  await page.getByRole('textbox', { name: 'Parent’s email' }).fill('nora@example.com');
  await button('Next').click();
  await expect.poll(() => history.search()).toBe('?step=families');
});

test('one activity too many is told in the fixed words, a chosen one goes out, and the request has its reference', async () => {
  persist.update({ experience: { plan: PLAN } });
  const history = await open('new', '?step=activities');
  await button('Choose Camp 1').click();
  await has('1 of 1 weeks');
  await button('Choose Camp 2').click();
  expect(alerts.get()).toMatchObject([
    { title: 'Too many activities selected', text: 'You can only include 1 activities based on the duration of your experience.' },
  ]);
  for (const { id } of alerts.get()) closeAlert(id);
  expect(await listAxeFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await button('Chosen, remove Camp 1').first().click();
  await button('Choose Camp 2').click();
  await button('Send request').click();
  await has('Your reference is EX-00012.');
  await has('We’ll look for a family near your activities, and reply within 2 working days.');
  expect(history.search()).toBe('?sent=EX-00012&of=camps&trip=12');
  const sent = asked.find(({ key }) => key === 'POST /api/experience')?.body;
  expect(sent).toMatchObject({ experience_type: 2, activities: [2], host: null, date_range: { start: '2031-07-06', end: '2031-07-26' } });
  expect(persist.get().experience).toBeUndefined();
});

const searchOf = (key: string) => asked.filter((one) => one.key === key).at(-1)?.search;

test('activities are asked for near the family, families where the activities are, and the family is told to be asked', async () => {
  persist.update({ experience: { plan: { ...PLAN, activityWeeks: 2 }, host: { id: 4, name: 'The Byrne family' } } });
  const history = await open('new', '?step=activities');
  await has('About 12 km from the family');
  await has(/nearest to your family come first/);
  expect(searchOf('GET /api/experience/activities')?.get('host')).toBe('4');
  await button('Choose Camp 1').click();
  await button('Back').click();
  await has('Families in the same country as your chosen activities.');
  expect(searchOf('GET /api/experience/families')?.getAll('activities')).toEqual(['1']);
  await button('Next').click();
  await button('Send request').click();
  await has('We’ll ask the family you chose, and send you their reply within 2 working days.');
  expect(history.search()).toBe('?sent=EX-00012&of=family&trip=12');
});

test('Next leads to the first thing that is missing, in sight, and asks it as a question', async () => {
  await open('new');
  await page.getByRole('spinbutton', { name: 'Number of weeks' }).fill('2');
  await button('Next').click();
  await has('Answer the question “Which type of experience?”');
  const first = page.getByRole('radio').first();
  await expect.poll(() => document.activeElement === first.element()).toBe(true);
  expect(first.element().getBoundingClientRect().top).toBeLessThan(740);
  expect(first.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('a phone number that abroad knows nothing of gets the code of the parent’s country', async () => {
  persist.update({ experience: { plan: { ...PLAN, phone: '087 123 4567', addParent: true, parentCountryId: '372' } } });
  await open('new');
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await vi.dynamicImportSettled();
  await page.getByRole('textbox', { name: 'First name' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+353 87 123 4567');
  await has(/20 nights/);
});

test.each(['de', 'ja'] as const)('at 360 px nothing sticks out in %s', async (locale) => {
  persist.update({ experience: { plan: { ...PLAN, phone: '0871234567', dateOfBirth: '2019-01-01' } } });
  await open('new', '', locale);
  document.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
  await page.getByRole('textbox').first().click();
  await button(locale === 'de' ? 'Weiter' : '次へ').click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  ['new', 'county_id'],
  ['old', 'county'],
] as const)('the %s layout calls its filter %s, and has what the other one chose', async (flow, name) => {
  persist.update({ experience: { plan: PLAN, host: { id: 4, name: 'The Byrne family' } } });
  await open(flow, '?step=families');
  await has('The Byrne family');
  await page.getByRole('combobox', { name: 'County' }).click();
  await page.getByRole('option', { name: 'Clare' }).click();
  await expect
    .poll(() =>
      asked
        .filter(({ key }) => key === 'GET /api/experience/families')
        .at(-1)
        ?.search.get(name),
    )
    .toBe('1');
  await expect.element(button('Chosen, remove The Byrne family').first()).toBeVisible();
});

test('a card names the family’s children, and a child that no family has is told', async () => {
  persist.update({ experience: { plan: PLAN } });
  await open('new', '?step=families');
  await has('Children at home: girl (9)');
  vi.stubGlobal('fetch', playServer({ 'GET /api/experience/families': () => paged([]) }, asked));
  await page.getByRole('combobox', { name: 'Host children’s age' }).click();
  await page.getByRole('option', { name: '12', exact: true }).click();
  await has('No family has a child like that. Choose another age, or remove a filter.');
  expect(searchOf('GET /api/experience/families')?.get('hf_children_age')).toBe('12');
});
