// Pages that the server renders for who has signed in: read before and without their code, taken over when they are touched, their own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { findBrowser } from '../../../scripts/lib/browser.js';
import { type Program, startProgram } from './support/program.ts';

/** With the names that only the account itself reads on its pages. */
const ACCOUNTS = ['parent', 'parent-host', 'host', 'coordinator', 'finance', 'admin', 'editor'] as const;

const PAGES = [
  ['/travel/dashboard', /^Hello /],
  ['/travel/search?from_date=2027-07-04&to_date=2027-07-17', 'Find a stay'],
  ['/travel/families/1', /family/],
  ['/travel/booking', 'Book a trip'],
  ['/blog', 'Blog'],
  ['/contact-us', 'Contact us'],
] as const;

let folder: string;
let server: Program;
let browser: Browser;
const cookies = new Map<string, string>();

async function signIn(name: string): Promise<string> {
  const hello = await fetch(`${server.origin}/api/auth/providers`);
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const csrf =
    hello.headers
      .getSetCookie()
      .find((one) => one.startsWith('XSRF-TOKEN='))
      ?.split(';')[0] ?? '';
  const answer = await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    headers: { ...headers, Origin: server.origin, Cookie: csrf, 'X-XSRF-TOKEN': decodeURIComponent(csrf.replace('XSRF-TOKEN=', '')) },
    body: JSON.stringify({ email: `${name}@demo.test`, password: DEMO_PASSWORD }),
  });
  const session = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('session='))
    ?.split(';')[0];
  if (session === undefined) throw new Error(`${name} could not sign in: ${answer.status} ${await answer.text()}`);
  return session;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-accounts-'));
  server = await startProgram({ DATA_DIR: folder, DEMO: 'always' });
  browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '', args: ['--disable-gpu'] });
  for (const name of ACCOUNTS) cookies.set(name, await signIn(name));
  // Browsers tell their time zone with each visit.
  await fetch(`${server.origin}/api/user?timezone=Europe/Dublin`, { headers: { Cookie: cookies.get('parent') ?? '' } });
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a browser for an account; for a visitor without a name. */
async function visit(name: string, options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ timezoneId: 'Europe/Dublin', viewport: { width: 360, height: 740 }, ...options });
  onTestFinished(() => context.close());
  const value = (cookies.get(name) ?? '').replace('session=', '');
  if (value !== '') await context.addCookies([{ name: 'session', value, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  return { page, faults };
}

/** Whether the code of the page has taken over. */
const isDrawn = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));

test.each(PAGES)('%s is read without its code', async (path, title) => {
  const { page } = await visit('parent', { javaScriptEnabled: false });
  const answer = await page.goto(server.origin + path);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(title);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('.mantine-Skeleton-root').count()).toBe(0);
});

describe('a page of an account', () => {
  test.each(PAGES)('%s stays as it was sent until it is touched, and looks the same after that', async (path) => {
    const { page, faults } = await visit('parent');
    await page.goto(server.origin + path);
    await page.waitForLoadState('networkidle');
    expect(await isDrawn(page)).toBe(false);
    const text = () => page.locator('#root').evaluate((root) => (root as HTMLElement).innerText.replaceAll(/\s+/g, ' '));
    const places = () =>
      page
        .locator('#root :is(h1, h2, header, nav) >> visible=true')
        .evaluateAll((all) => all.map((one) => [one.tagName, Math.round(one.getBoundingClientRect().top)]));
    const [sent, sentPlaces] = [await text(), await places()];
    await page.keyboard.press('Shift');
    await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await text()).toBe(sent);
    expect(await places()).toEqual(sentPlaces);
    expect(await page.locator('#root').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('a press that comes before the code counts, once', async () => {
    const { page } = await visit('parent');
    await page.goto(`${server.origin}/travel/dashboard`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a text that is typed before the code stays, with the focus', async () => {
    const { page } = await visit('parent');
    await page.goto(`${server.origin}/contact-us`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.click();
    await page.keyboard.type('We come by train');
    await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
    await page.keyboard.type(' at noon');
    expect(await field.inputValue()).toBe('We come by train at noon');
  });

  test('is drawn at once with a booking that was begun in the tab', async () => {
    const { page } = await visit('parent');
    await page.addInitScript(() => sessionStorage.setItem('app.session', JSON.stringify({ booking: { version: 0 } })));
    await page.goto(`${server.origin}/travel/booking`);
    await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
  });

  test('is read on from where it was left when it is loaded again', async () => {
    const { page } = await visit('parent');
    await page.goto(`${server.origin}/travel/search`);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.keyboard.press('Shift');
    await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('signs out for the server, too, when the sign-out could not reach it', async () => {
    const { page } = await visit('parent');
    await page.goto(`${server.origin}/travel/dashboard`);
    await page.keyboard.press('Shift');
    await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
    await page.route('**/api/logout', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const answer = await page.goto(`${server.origin}/travel/search`);
    expect(await answer?.text()).toContain('<div id="root"></div>');
  });
});

test('a page of a visitor stays where it is read when its code arrives', async () => {
  const { page } = await visit('');
  let letGo = () => {};
  const held = new Promise<void>((then) => {
    letGo = then;
  });
  await page.route(/\/assets\/[^/]+\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(`${server.origin}/travel/search`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2000);
  await page.evaluate(() => window.scrollTo(0, 700));
  letGo();
  await expect.poll(() => page.evaluate(() => document.getElementById('root')?.dataset['rendered']), { timeout: 20_000 }).toBeUndefined();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test.each(['', 'parent'])('the price of a stay is in the page of its family, to “%s”', async (name) => {
  const address = `${server.origin}/travel/families/1?from=2027-07-04&to=2027-07-17`;
  const text = await (await fetch(address, { headers: { Cookie: cookies.get(name) ?? '' } })).text();
  expect(text).toContain('data-rendered');
  expect(text).not.toContain('mantine-Skeleton-root');
  expect(text).toMatch(/€[\d,.]+ for the stay/);
});

test('60 requests of seven accounts at once get each their own page and nothing of others', async () => {
  const persons = new Map<string, { readonly email: string; readonly id: number }>();
  for (const name of ACCOUNTS) {
    const answer = await fetch(`${server.origin}/api/user`, { headers: { Accept: 'application/json', Cookie: cookies.get(name) ?? '' } });
    persons.set(name, (await answer.json()) as { email: string; id: number });
  }
  const paths = ['/travel/search', '/de/travel/families/2', '/ja/contact-us', '/blog', '/travel/dashboard', '/travel/booking'];
  const asked = Array.from({ length: 60 }, (_, index) => ({
    name: ACCOUNTS[index % ACCOUNTS.length] ?? 'parent',
    path: paths[index % paths.length] ?? '/blog',
  }));
  const read = async ({ name, path }: (typeof asked)[number]) =>
    (await fetch(server.origin + path, { headers: { Cookie: cookies.get(name) ?? '' } })).text();
  const answers = await Promise.all(asked.map(async (one) => ({ ...one, text: await read(one) })));
  const found = (text: string) => [...new Set(text.match(/[\w-]+@demo\.test/g))];
  let rendered = 0;
  for (const { name, text } of answers) {
    if (text.includes('<div id="root"></div>')) continue;
    rendered += 1;
    const { email, id } = persons.get(name) ?? { email: '', id: 0 };
    expect(found(text)).toEqual([email]);
    expect(text).toContain(`id="page-user">{"id":${id},`);
  }
  expect(rendered).toBeGreaterThan(20);
  const visitors = await Promise.all(paths.map(async (path) => (await fetch(server.origin + path)).text()));
  for (const text of visitors) expect(found(text)).toEqual([]);
});
