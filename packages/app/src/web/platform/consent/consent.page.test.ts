// Counting visits, in a real browser: nobody is asked where nothing is counted, and nothing is sent before it was accepted.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import words from '#messages/en/web/consent.json' with { type: 'json' };
import { userWith } from '#web/testing/accounts.ts';
import { heading, startPages, type Visit } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
let counter: Server;
let origin: string;
/** What the service that counts was sent. */
const sent: { path: string; body: Record<string, string> }[] = [];

beforeAll(async () => {
  pages = await startPages();
  counter = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    sent.push({ path: `${request.method} ${request.url}`, body: JSON.parse(body) });
    response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  await new Promise<void>((ready) => counter.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await pages.stop();
  counter.closeAllConnections();
  counter.close();
});
beforeEach(() => void sent.splice(0));

/** Serves pages as the server does with `ANALYTICS_URL`. */
async function countVisits({ page }: Visit): Promise<void> {
  // Sent on by the test: browsers let no page of a changed answer send to the machine itself.
  await page.route(`${origin}/**`, async (route) => route.fulfill({ response: await route.fetch() }));
  await page.route(
    (url) => url.origin === pages.origin && !/\.[a-z]+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('name="analytics" content=""', `name="analytics" content="${origin} stays.example"`);
      const policy = `${answer.headers()['content-security-policy']}; connect-src 'self' ${origin}`;
      await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'content-security-policy': policy } });
    },
  );
}

const question = (page: Page) => page.getByRole('region', { name: words.statistics.title });
const answerWith = (page: Page, answer: 'accept' | 'refuse') =>
  question(page).getByRole('button', { name: words.statistics[answer], exact: true }).click();

/** Waits until what a page does by itself has been done. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

test('a visitor isn’t asked where visits are not counted', async () => {
  const visit = await pages.visit();
  await visit.open('/contact-us');
  await heading(visit.page).waitFor();
  await settle(visit.page);
  expect(await question(visit.page).count()).toBe(0);
  expect(await visit.page.evaluate(() => Object.keys(localStorage))).not.toContain('app.consent');
});

test('a page is counted once it is accepted, without its query and numbers', async () => {
  const visit = await pages.visit();
  await countVisits(visit);
  await visit.open('/contact-us?topic=booking&message=secret');
  await question(visit.page).waitFor();
  await settle(visit.page);
  expect(sent).toEqual([]);
  await answerWith(visit.page, 'accept');
  await question(visit.page).waitFor({ state: 'detached' });
  await expect.poll(() => sent.length).toBe(1);
  await visit.page.getByRole('link', { name: 'Cookies' }).click();
  await heading(visit.page).getByText('Cookies').waitFor();
  await visit.page.goBack();
  await visit.open('/travel/families/7?from_date=2027-07-04');
  await expect.poll(() => sent.length).toBe(2);
  await settle(visit.page);
  expect(sent).toEqual([
    { path: 'POST /api/event', body: { name: 'pageview', domain: 'stays.example', url: `${pages.origin}/contact-us` } },
    { path: 'POST /api/event', body: { name: 'pageview', domain: 'stays.example', url: `${pages.origin}/travel/families/{id}` } },
  ]);
});

test('a visitor who refuses isn’t asked again and sends nothing, until they change their mind', async () => {
  const visit = await pages.visit();
  await countVisits(visit);
  await visit.open('/contact-us');
  await answerWith(visit.page, 'refuse');
  await visit.open('/login');
  await heading(visit.page).waitFor();
  await settle(visit.page);
  expect(await question(visit.page).count()).toBe(0);
  expect(sent).toEqual([]);
  await visit.open('/cookies');
  await visit.page.getByText(words.statistics.refused).waitFor();
  await visit.page.getByRole('button', { name: words.statistics.accept, exact: true }).click();
  await visit.page.getByText(words.statistics.accepted).waitFor();
  expect(sent).toEqual([]);
  await visit.open('/login');
  await expect.poll(() => sent.map(({ body }) => body['url'])).toEqual([`${pages.origin}/login`]);
});

test('a choice of half a year ago is asked for again', async () => {
  const visit = await pages.visit();
  await countVisits(visit);
  const old = JSON.stringify({ accepts: true, until: Date.now() - 1 });
  await visit.context.addInitScript((text) => localStorage.setItem('app.consent', text), old);
  await visit.open('/contact-us');
  await question(visit.page).waitFor();
  expect(sent).toEqual([]);
});

test('a browser that objects to tracking is not asked, and sends nothing in spite of what was accepted', async () => {
  const visit = await pages.visit();
  await countVisits(visit);
  await visit.context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('app.consent', JSON.stringify({ accepts: true, until: Date.now() + 1e9 }));
  });
  await visit.open('/cookies');
  await visit.page.getByText(words.statistics.objected).waitFor();
  await visit.open('/contact-us');
  await heading(visit.page).waitFor();
  await settle(visit.page);
  expect(await question(visit.page).count()).toBe(0);
  expect(sent).toEqual([]);
});

test('staff are neither asked nor counted', async () => {
  const visit = await pages.visitAs('Coordinator');
  visit.signedIn(userWith(['Coordinator']));
  await countVisits(visit);
  await visit.context.addInitScript(() => localStorage.setItem('app.consent', JSON.stringify({ accepts: true, until: Date.now() + 1e9 })));
  await visit.open('/contact-us');
  await heading(visit.page).waitFor();
  await settle(visit.page);
  expect(sent).toEqual([]);
});

test('the question covers nothing on a phone: all of the page can be scrolled above it, and nothing moves', async () => {
  const visit = await pages.visit();
  await countVisits(visit);
  await visit.page.setViewportSize({ width: 360, height: 640 });
  await visit.context.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit.open('/login');
  await question(visit.page).waitFor();
  await settle(visit.page);
  const [first, second] = await question(visit.page).getByRole('button').all();
  const [refuse, accept] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(refuse?.width).toBe(accept?.width);
  expect(refuse?.height).toBe(accept?.height);
  const box = await question(visit.page).boundingBox();
  expect(box?.height).toBeLessThan(640 / 3);
  await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await visit.page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(end).toBeLessThanOrEqual((await question(visit.page).boundingBox())?.y ?? 0);
  expect(await visit.page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  // Keyboards reach it before the page.
  await visit.page.keyboard.press('Tab');
  expect(await question(visit.page).locator(':focus').count()).toBe(1);
});
