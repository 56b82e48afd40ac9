// Pages that the server renders for visitors: what is read before and without their code, how the code continues them, whose they are.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { findBrowser } from '../../../scripts/lib/browser.js';
import { buildScreens } from './support/build-screens.ts';
import { publishLiveArticle } from './support/live-article.ts';
import { type Program, startProgram } from './support/program.ts';
import { isStill, VISITOR_PAGES } from './support/visitor-pages.ts';

let folder: string;
let server: Program;
let browser: Browser;
/** The path of a draft. */
let preview: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-rendered-'));
  const WEB_DIR = await buildScreens(folder);
  server = await startProgram({ DATA_DIR: join(folder, 'data'), WEB_DIR, DEMO: 'always' });
  preview = await publishLiveArticle(server.origin);
  browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '', args: ['--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page have complained about. */
  readonly faults: string[];
}

async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', viewport: { width: 360, height: 740 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isOfPage = !message.text().startsWith('Failed to load resource: the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && isOfPage) faults.push(message.text());
  });
  return { page, context, faults };
}

const toAddress = (path: string) => server.origin + (path === '/preview' ? preview : path);

/** Whether the code of the page has taken over. */
const isContinued = (page: Page) => page.evaluate(() => document.getElementById('root')?.dataset['rendered'] === undefined);

/** Holds back the code of the pages until it is let go. */
async function holdBackCode({ page }: Visit): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('a page', () => {
  test('is read without its code', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const [path, title] of VISITOR_PAGES) {
      await page.goto(toAddress(path));
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.textContent(), path).toMatch(title);
      expect(await heading.isVisible(), path).toBe(true);
      expect(await page.title(), path).toContain('Hosted Stays');
    }
  });

  test.each([
    ...VISITOR_PAGES.map(([path]) => [path, 'light'] as const),
    ['/login', 'dark'] as const,
    ['/travel/families/1', 'dark'] as const,
  ])('%s, %s, is continued as it was rendered, and nothing is read again', async (path, colorScheme) => {
    const { page, context, faults } = await visit({ colorScheme });
    // Who comes for the first time in another language than English gets the page again.
    const [, locale = 'en'] = /^\/(de|fr|ja)\//.exec(path) ?? [];
    await context.addCookies([{ name: 'locale', value: locale, url: server.origin }]);
    const read: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?!attachments\/|auth\/providers)/.test(pathname)) read.push(pathname);
    });
    await page.goto(toAddress(path));
    const rendered = await page.evaluateHandle(() => document.querySelector('h1'));
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    // The same element, not one of the same text.
    const isSame = () => page.evaluate((heading) => heading !== null && document.querySelector('h1') === heading, rendered);
    // Where the price of dates is still to come, the code comes by itself, perhaps before this test has looked.
    const comesByItself = path.includes('?from=');
    if (!comesByItself) expect(await isSame()).toBe(true);
    // Now its code comes, and draws what was there, from what has come with the page.
    await page.locator('h1').hover();
    if (!comesByItself) await expect.poll(isSame, { timeout: 20_000 }).toBe(!isStill(path));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBe(1);
    // The price of a stay is calculated for each visitor.
    expect(read.filter((one) => !one.includes('quote'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('a search has its result: families with their links, and the pages that follow', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${server.origin}/fr/travel/search`);
    const families = page.locator('main a[href^="/fr/travel/families/"]');
    expect(await families.count()).toBeGreaterThan(5);
    const [first] = await families.allTextContents();
    await page.locator('main a[href*="page=2"]').first().click();
    expect(page.url()).toContain('/fr/travel/search?page=2');
    expect((await families.allTextContents())[0]).not.toBe(first);
    await families.first().click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/./);
  });

  test('with families, camps and prices shows them without its code, and calculates prices with it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${server.origin}/page/by-the-sea`);
    expect(await page.getByRole('region', { name: 'Host families' }).getByRole('listitem').count()).toBe(2);
    expect(await page.getByRole('region', { name: 'Camps' }).getByRole('link').first().isVisible()).toBe(true);
    expect(
      await page
        .getByRole('link', { name: /^Stays from .*\d.* a week$/ })
        .first()
        .isVisible(),
    ).toBe(true);
    const { page: alive, faults } = await visit();
    await alive.goto(`${server.origin}/page/by-the-sea`);
    await expect.poll(() => isContinued(alive), { timeout: 20_000 }).toBe(true);
    await alive.getByRole('button', { name: 'Calculate the price' }).click();
    const calculator = alive.getByRole('region', { name: 'What does a stay cost?' });
    await expect
      .poll(() => calculator.getByRole('combobox', { name: 'Host family' }).inputValue(), { timeout: 20_000 })
      .toMatch(/^Host family in /);
    expect(await alive.getByRole('region', { name: 'Host families' }).getByRole('listitem').count()).toBe(2);
    expect(faults).toEqual([]);
  });

  test('does what it is touched for first, when its code has come', async () => {
    const { page, faults } = await visit();
    await page.goto(`${server.origin}/travel/search`);
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Hide filters' }).waitFor();
    await page.goto(`${server.origin}/travel/search`);
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
    await page.waitForURL(/sort=price/);
    expect(faults).toEqual([]);
  });

  test('keeps what is typed, chosen and ticked before its code arrives, with the focus', async () => {
    const made = await visit();
    const { page, faults } = made;
    const letGo = await holdBackCode(made);
    await page.goto(`${server.origin}/register`, { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Ann');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Last name').pressSequentially('Byrne');
    expect(await isContinued(page)).toBe(false);
    letGo();
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    // What is typed next is added: so the form knows what was there.
    await page.keyboard.type(' Walsh');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Byrne Walsh');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ann');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert').first();
    await alert.getByText('Email').waitFor();
    // The form has the name and the tick, and asks only for the rest.
    expect(await alert.getByRole('button').allTextContents()).not.toContainEqual(expect.stringMatching(/name|terms/i));
    expect(faults).toEqual([]);
  });

  test('sends what was sent before its code arrived, once, and never in its address', async () => {
    const made = await visit();
    const { page, faults } = made;
    const sent: unknown[] = [];
    await page.route('**/api/login', async (route) => {
      sent.push(route.request().postDataJSON());
      const body = { status: 'error', code: 'invalid_credentials', message: 'Wrong email or password.' };
      await route.fulfill({ status: 401, contentType: 'application/json', body: JSON.stringify(body) });
    });
    const letGo = await holdBackCode(made);
    await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/early-input.js`).length > 0);
    await page.getByLabel('Email').fill('ann@example.test');
    await page.getByLabel('Password', { exact: true }).fill('a secret');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${server.origin}/login`);
    letGo();
    await page.getByText('Wrong email or password.').first().waitFor();
    expect(sent).toEqual([{ email: 'ann@example.test', password: 'a secret' }]);
    expect(page.url()).toBe(`${server.origin}/login`);
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  test('does what a button was pressed for before its code arrived', async () => {
    const made = await visit({ colorScheme: 'light' });
    const { page, faults } = made;
    const letGo = await holdBackCode(made);
    await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/early-input.js`).length > 0);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    letGo();
    await page.getByRole('button', { name: 'Light theme' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
    expect(faults).toEqual([]);
  });

  test('tells its title and description, and those of the page that follows, whose address is another one', async () => {
    const { page } = await visit();
    const headOf = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
      }));
    await page.goto(`${server.origin}/travel/families/1`);
    const sent = await headOf();
    expect(sent).toMatchObject({
      title: expect.stringMatching(/ in .+ · Hosted Stays$/),
      description: expect.stringContaining('Host family in'),
    });
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    expect(await headOf()).toEqual(sent);
    await page.goto(`${server.origin}/register`);
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    expect((await headOf()).canonical).toMatch(/\/register$/);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.waitForURL('**/login');
    await expect.poll(headOf, { timeout: 20_000 }).toEqual({ title: 'Sign in · Hosted Stays', description: '', canonical: null });
  });

  test('needs no inline code, and its styles have its own nonce', async () => {
    const answer = await fetch(`${server.origin}/travel/families/1`);
    const text = await answer.text();
    const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect([...text.matchAll(/<script\b[^>]*>/g)].filter(([tag]) => !/ src=| type="application\/(?:ld\+)?json"/.test(tag))).toEqual([]);
    const styles = [...text.matchAll(/<style\b[^>]*>/g)].map(([tag]) => tag);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  test('is as it always was to who has a session, and to who has signed in here before', async () => {
    const answer = await fetch(`${server.origin}/login`, { headers: { Cookie: 'session=abc' } });
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers.get('vary')).toContain('Cookie');
    const { page, context, faults } = await visit();
    await context.addInitScript(() => localStorage.setItem('app.persist', JSON.stringify({ signedIn: true, userId: 7 })));
    await page.goto(`${server.origin}/contact-us`);
    await expect.poll(() => isContinued(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });
});

test('50 visitors at once, in all languages, see each their own page and nothing of others', async () => {
  const names = ['login', 'travel/search', 'forgot-password', 'contact-us', 'no-such-page', 'travel/families/2', 'blog'];
  const asked = Array.from({ length: 50 }, (_, index) => {
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    const path = `${locale === 'en' ? '' : `/${locale}`}/${names[index % names.length]}`;
    return { locale, path, mark: `visitor-${index}-end`, hasSession: index % 7 === 3 };
  });
  const alone = new Map<string, string>();
  // As each looks when nobody else is there, without what is every visitor's own.
  const read = async ({ path, mark, hasSession }: Omit<(typeof asked)[number], 'locale'>) => {
    const headers: Record<string, string> = hasSession ? { Cookie: 'session=abc' } : {};
    const query = `?email=${mark}%40example.test&topic=booking&message=${mark}&search_text=${mark}`;
    return (await fetch(`${server.origin}${path}${query}`, { headers })).text();
  };
  const plain = (text: string, mark: string) => text.replaceAll(mark, 'MARK').replaceAll(/(nonce[^"]*" content="|nonce=")[^"]*/g, '');
  for (const one of asked) alone.set(one.mark, plain(await read(one), one.mark));
  const answers = await Promise.all(asked.map(async (one) => ({ ...one, text: await read(one) })));
  for (const { text, mark, locale, hasSession } of answers) {
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text.match(/visitor-\d+-end/g)?.filter((found) => found !== mark) ?? []).toEqual([]);
    expect(text.includes('<div id="root"></div>')).toBe(hasSession);
    expect(plain(text, mark)).toBe(alone.get(mark));
    expect(new Set(text.match(/(?<=nonce" content="|nonce=")[^"]*/g)).size).toBe(1);
  }
});
