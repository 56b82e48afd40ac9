// What the page sends and shows around its requests, seen in a real browser: headers, the forgery pair, names, the loader, toasts.

import type { Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, startPages, type Visit } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

describe('a request', () => {
  test('carries what the server asks for, repeats the forgery cookie, and goes nowhere but under /api', async () => {
    const visit = await pages.visit();
    const sent: Request[] = [];
    visit.page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) sent.push(request);
    });
    await visit.context.addCookies([
      { name: 'XSRF-TOKEN', value: 'a%2Fb.c', url: pages.origin },
      { name: 'session', value: 'secret', url: pages.origin, httpOnly: true },
    ]);
    await visit.open('/login');
    await signIn(visit);
    await expect.poll(() => sent.some((request) => request.url().endsWith('/api/login'))).toBe(true);
    const request = sent.find((one) => one.url().endsWith('/api/login'));
    expect(await request?.allHeaders()).toMatchObject({
      accept: expect.stringContaining('application/json'),
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'a/b.c',
      cookie: expect.stringContaining('session=secret'),
    });
    expect(await request?.allHeaders()).not.toHaveProperty('authorization');
    expect(sent.filter((one) => !new URL(one.url()).pathname.startsWith('/api/'))).toEqual([]);
  });

  test('fetches the pair first where there is none yet, from who refuses nobody', async () => {
    const visit = await pages.visit();
    visit.answer('GET /api/auth/providers', async (route) => {
      await route.fulfill({ status: 200, headers: { 'Set-Cookie': 'XSRF-TOKEN=fresh; Path=/' }, body: '{"data":[]}' });
    });
    let shown: string | undefined;
    visit.answer('POST /api/forgot-password', async (route) => {
      shown = route.request().headers()['x-xsrf-token'];
      await route.fulfill({ status: 422, body: '{"status":"error","message":"No."}' });
    });
    await visit.open('/forgot-password');
    await visit.page.getByLabel('Email').fill('ann@example.test');
    await visit.page.getByRole('main').getByRole('button').click();
    await visit.page.getByText('No.', { exact: true }).first().waitFor();
    expect(shown).toBe('fresh');
    expect(visit.asked.filter((one) => one !== 'GET /api/menus')).toEqual(['GET /api/auth/providers', 'POST /api/forgot-password']);
  });

  test('names who asks when a token is held', async () => {
    const visit = await pages.visit();
    await visit.context.addInitScript(() => {
      if (localStorage.getItem('app.persist') === null) {
        localStorage.setItem('app.persist', JSON.stringify({ signedIn: true, userId: 7, token: 'abc' }));
      }
    });
    let shown: string | undefined;
    visit.answer('GET /api/user', async (route) => {
      shown ??= route.request().headers()['authorization'];
      await route.fulfill({ status: 401, body: '{}' });
    });
    await visit.open('/hub');
    await visit.page.waitForURL('**/login');
    expect(shown).toBe('Bearer abc');
  });

  test('tells the time zone when the user is loaded', async () => {
    const visit = await pages.visitAs('Administrator');
    const asked = visit.page.waitForRequest(/\/api\/user\?/);
    await visit.open('/hub');
    expect(new URL((await asked).url()).searchParams.get('timezone')).toBe('Pacific/Auckland');
  });
});

test('a slow request shows the loader, and only for as long as it takes', async () => {
  const visit = await pages.visit();
  let finish: () => void = () => {};
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  visit.answer('POST /api/login', async (route) => {
    await finished;
    await route.fulfill({ status: 422, body: '{"status":"error","message":"No."}' });
  });
  await visit.open('/login');
  await signIn(visit);
  const bar = visit.page.getByTestId('loader');
  await bar.waitFor();
  expect(await visit.page.locator('#root').getAttribute('aria-busy')).toBe('true');
  finish();
  await bar.waitFor({ state: 'hidden' });
  await expect.poll(() => visit.page.locator('#root').getAttribute('aria-busy')).toBe('false');
});

describe('a toast', () => {
  async function refused(): Promise<Visit> {
    const visit = await pages.visitAs('Parent');
    await visit.page.clock.install();
    await visit.open('/hub/roles');
    await toastOf(visit).waitFor();
    return visit;
  }

  const toastOf = ({ page }: Visit) => page.getByText("You don't have access to this area", { exact: true });

  test('goes by itself', async () => {
    const visit = await refused();
    await visit.page.clock.runFor(5100);
    await toastOf(visit).waitFor({ state: 'hidden' });
  });

  test('stays while somebody points at it, and goes at a key', async () => {
    const visit = await refused();
    await toastOf(visit).hover();
    await visit.page.clock.runFor(60_000);
    expect(await toastOf(visit).isVisible()).toBe(true);
    await visit.page.getByRole('button', { name: 'Dismiss' }).focus();
    await visit.page.keyboard.press('Escape');
    await toastOf(visit).waitFor({ state: 'hidden' });
  });
});

test('going back brings a page to where it was scrolled', async () => {
  const visit = await pages.visitAs('Administrator');
  await visit.page.setViewportSize({ width: 1280, height: 200 });
  await visit.open('/mobile');
  await visit.page.getByRole('main').getByRole('link', { name: 'Your account' }).waitFor();
  await visit.page.evaluate(() => window.scrollTo(0, 120));
  await visit.page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/account"]')?.click());
  await visit.page.waitForURL('**/account');
  await visit.page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await expect.poll(() => visit.page.evaluate(() => window.scrollY)).toBe(0);
  await visit.page.goBack();
  await expect.poll(() => visit.page.evaluate(() => window.scrollY)).toBe(120);
});
