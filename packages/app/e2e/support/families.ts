// Host families of the journeys, prepared by the API, and what is typed of them in more than one.

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import { addDays } from '#contract/platform/days.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '#server/demo/world.ts';
import { createPhoto } from '#server/testing/fixtures/files.ts';
import { ask, askForToken } from './api.ts';
import { openSignedIn } from './conversations.ts';
import { linkMailedTo } from './mailbox.ts';

interface NewFamily {
  readonly firstName: string;
  /** A name that no other family has. */
  readonly lastName: string;
  readonly phone: string;
}

/** Returns the address of a family of a journey. */
export const emailOf = ({ firstName, lastName }: NewFamily) => `${firstName}.${lastName}@${DEMO_DOMAIN}`.toLowerCase();

/** A photo as it is chosen from a device. */
export async function takePhoto(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name, mimeType: 'image/jpeg', buffer: await createPhoto({ width: 1200, height: 900 }) };
}

/** The last part of the path of a link: its token. */
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

/** Registers a family, confirms its email address, and opens a browser as the family. */
export async function registerFamily(browser: Browser, family: NewFamily): Promise<Page> {
  const visitor = await browser.newContext();
  await askForToken(visitor);
  const { countries } = await ask<{ countries: { id: number; code: string }[] }>(visitor, '/api/become_a_host/options');
  const countryId = countries.find(({ code }) => code === 'IE')?.id ?? 0;
  const { data: counties } = await ask<{ data: { id: number; name: string }[] }>(
    visitor,
    `/api/dependencies/counties?country_id=${countryId}`,
  );
  const email = emailOf(family);
  await ask(visitor, '/api/become_a_host', {
    method: 'POST',
    data: {
      ...{ first_name: family.firstName, last_name: family.lastName, phone: family.phone },
      ...{
        country_id: countryId,
        county_id: counties.find(({ name }) => name === 'Clare')?.id,
        hosting_type: [TRIP_TYPE_ID.immersion],
        guests_number: 2,
        bedrooms_number: 1,
      },
      ...{ have_child: false, immersion_rate: '45.00', address_line_1: '3 Station Road', city_town: 'Ennis', found_us_where: 'friend' },
      ...{ email, password: DEMO_PASSWORD, accepts_terms: true },
    },
  });
  const token = tokenOf(await linkMailedTo(browser, email, /confirm/i));
  await ask(visitor, '/api/verify-email', { method: 'POST', data: { token } });
  await visitor.close();
  return openSignedIn(browser, { email });
}

interface OwnFamily {
  readonly id: number;
  readonly version: number;
  readonly is_live: boolean;
}

/** Returns the record of the family of whoever is signed in. */
export const readOwnFamily = (context: BrowserContext) => ask<OwnFamily>(context, '/api/host-families/own');

/** Fills the profile of a family with what it needs, and submits it. */
async function submitProfile(family: BrowserContext): Promise<number> {
  const { id, version } = await readOwnFamily(family);
  const data = { description: 'We have a dog, and like to cook together.', version };
  await ask(family, `/api/host_families/${id}`, { method: 'PATCH', data });
  const upload = async (name: string) => {
    const body = { method: 'POST', multipart: { file: await takePhoto(name) } } as const;
    return (await ask<{ random_ref: string }>(family, '/api/attachments', body)).random_ref;
  };
  const refs = await Promise.all(['house.jpg', 'kitchen.jpg', 'garden.jpg'].map(upload));
  await ask(family, `/api/host_families/${id}/photos`, { method: 'POST', data: { refs } });
  await ask(family, '/api/vetting/own/submit', { method: 'POST', data: {} });
  return id;
}

interface KnownVetting {
  readonly version: number;
  readonly visits: readonly { readonly id: number; readonly version: number }[];
  readonly checks: readonly { readonly id: number; readonly kind: string; readonly version: number }[];
}

const TODAY = new Date().toISOString().slice(0, 10);

/** The days of a police check, long enough ago and long enough to come. */
export const POLICE_CHECK = { issued_on: addDays(TODAY, -30), expires_at: addDays(TODAY, 700) };

/** Asks a referee for a reference on a family, and answers for the referee. */
export async function collectReference(
  browser: Browser,
  vetter: BrowserContext,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const email = `${name.replace(' ', '.')}.${id}@${DEMO_DOMAIN}`.toLowerCase();
  const data = { name, email, relation: 'Neighbour', locale: 'en' };
  await ask(vetter, `/api/vetting/${id}/references`, { method: 'POST', data });
  const token = tokenOf(await linkMailedTo(browser, email, /reference/i));
  const marks = { reliability: '5', care: '5', home: '4', children: '5' };
  const text = 'We have been neighbours for ten years.';
  await ask(vetter, `/api/references/${token}`, { method: 'POST', data: { ...marks, text, is_independent: true } });
}

/** Takes a family that has submitted its profile through its vetting. */
async function approveFamily(browser: Browser, id: number): Promise<void> {
  const page = await openSignedIn(browser, { role: 'Vetting admin' });
  const vetter = page.context();
  const read = () => ask<KnownVetting>(vetter, `/api/vetting/${id}`);
  const change = (path: string, data: object, method: 'POST' | 'PATCH' = 'POST') =>
    ask<KnownVetting>(vetter, `/api/vetting/${id}/${path}`, { method, data });
  const move = async (to: VettingState, reason = '') => change('transition', { to, reason, version: (await read()).version });
  await move('in_review');
  await move('home_visit');
  const { visits } = await change('visits', { planned_at: null, visitor_id: null });
  const report = { done_on: addDays(TODAY, -1), met: ['ownRoom'], report: 'A warm home.', outcome: 'positive' };
  await change(`visits/${visits[0]?.id}`, { ...report, version: visits[0]?.version }, 'PATCH');
  await move('checks_pending');
  await Promise.all(['Nora Quill', 'Piers Quill'].map((name) => collectReference(browser, vetter, { id, name })));
  for (const { id: checkId, version } of (await read()).checks) await change(`checks/${checkId}`, { status: 'passed', version }, 'PATCH');
  await change('checks', { kind: 'police', person: 'guardian_one', status: 'passed', ...POLICE_CHECK });
  await change('checks', { kind: 'document', person: 'family', status: 'passed' });
  await move('approved', 'Everything was shown at the visit.');
  await page.context().close();
}

/** Registers a family and has it approved, so that it is live; opens a browser as the family. */
export async function makeLiveFamily(browser: Browser, family: NewFamily): Promise<{ page: Page; id: number }> {
  const page = await registerFamily(browser, family);
  const id = await submitProfile(page.context());
  await approveFamily(browser, id);
  expect(await readOwnFamily(page.context())).toMatchObject({ id, is_live: true });
  return { page, id };
}
