// Getting about, seen in a real browser: guards, languages, signing in and out across tabs, and history.

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { userWith } from '#web/testing/accounts.ts';
import { failWith, heading, scriptNamed, signIn, startPages, UNAUTHENTICATED } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

const parent = userWith(['Parent']);

function kept(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, unknown>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries(window[name])), storage);
}

describe('nobody signed in', () => {
  test('is sent to sign in with the e-mail address of the link, and afterwards to where they wanted to go', async () => {
    const visit = await pages.visit();
    await visit.open('/travel/invoices?email=ann%40example.test&page=2');
    await visit.page.waitForURL('**/login?email=ann%40example.test');
    expect(await visit.page.getByLabel('Email').inputValue()).toBe('ann@example.test');
    // A session in which nobody was signed in is not asked for.
    expect(visit.asked).not.toContain('GET /api/user');
    visit.signedIn(parent);
    await signIn(visit);
    await visit.page.waitForURL('**/travel/invoices?email=ann%40example.test&page=2');
    expect(visit.faults).toEqual([]);
  });

  test('lands on the default page when the target is not for their role', async () => {
    const visit = await pages.visit();
    await visit.open('/hub/roles');
    await visit.page.waitForURL('**/login');
    visit.signedIn(parent);
    await signIn(visit);
    await visit.page.waitForURL('**/travel/dashboard');
  });

  test('leaves a referral code, the last one of several', async () => {
    const visit = await pages.visit();
    await visit.open('/login?rc=FIRST');
    await visit.open('/login?rc=SECOND');
    await heading(visit.page).waitFor();
    expect((await kept(visit.page, 'localStorage'))['app.persist']).toContain('"referral":"SECOND"');
  });
});

describe('somebody signed in', () => {
  test('is told if they lack the role, and goes to the default page', async () => {
    const visit = await pages.visitAs('Parent');
    await visit.open('/hub/roles');
    await visit.page.waitForURL('**/travel/dashboard');
    await visit.page.getByRole('alert').getByText("You don't have access to this area", { exact: true }).waitFor();
  });

  test.each<[Role, string]>([
    ['Parent', '/travel/dashboard'],
    ['Host family', '/host-family/hostings'],
    ['Administrator', '/hub'],
    ['Vetting admin', '/hub/vetting'],
    ['Page editor', '/hub/pages'],
  ])('with the role %s goes from / and /login to %s', async (role, landing) => {
    const visit = await pages.visitAs(role);
    for (const path of ['/', '/login']) {
      await visit.open(path);
      await visit.page.waitForURL(`**${landing}`);
    }
    expect(visit.asked.filter((one) => one === 'POST /api/login')).toEqual([]);
  });

  test('leaves no referral code', async () => {
    const visit = await pages.visitAs('Parent');
    await visit.open('/travel/dashboard?rc=ABC');
    await heading(visit.page).waitFor();
    expect((await kept(visit.page, 'localStorage'))['app.persist']).not.toContain('ABC');
  });

  test('in the area of host families is led to the hostings from paths that lead nowhere; others are refused first', async () => {
    const host = await pages.visitAs('Host family');
    await host.open('/host-family/what/ever');
    await host.page.waitForURL('**/host-family/hostings');
    const other = await pages.visitAs('Parent');
    await other.open('/host-family/what/ever');
    await other.page.waitForURL('**/travel/dashboard');
  });

  test.each<[Role, string]>([
    ['Parent', '/travel/messages'],
    ['Host family', '/host-family/messages'],
    ['Finance', '/hub/messages'],
    ['Page editor', '/hub/messages'],
  ])('with the role %s goes from the link of a mail to %s', async (role, path) => {
    const visit = await pages.visitAs(role);
    await visit.open('/travel/messages-redirect?conversation=7&tab=support&tab2=x&email=a%40b.example&junk=1');
    await visit.page.waitForURL(`**${path}?conversation=7&tab=support&tab2=x&email=a%40b.example`);
  });

  test('is signed out if the session is over, and sees the sign-in', async () => {
    const visit = await pages.visitAs('Parent');
    visit.answer('GET /api/user', failWith(500, 'Broken.'));
    await visit.open('/travel/invoices');
    await visit.page.waitForURL('**/login');
    expect(visit.asked).toContain('POST /api/logout');
    expect((await kept(visit.page, 'localStorage'))['app.persist']).toContain('"signedIn":false');
  });

  test('is told if the server does not answer, and keeps the target', async () => {
    const visit = await pages.visitAs('Parent');
    visit.answer('GET /api/user', 'no answer');
    await visit.open('/travel/invoices');
    await visit.page.getByRole('alertdialog').getByText('No Response').waitFor();
    await visit.page.keyboard.press('Enter');
    visit.signedIn(parent);
    await signIn(visit);
    await visit.page.waitForURL('**/travel/invoices');
  });
});

describe('/authcheck', () => {
  test('asks the server and goes where somebody wanted to go', async () => {
    const visit = await pages.visit();
    visit.signedIn(parent);
    await visit.context.addInitScript(() => sessionStorage.setItem('app.session', JSON.stringify({ next: '/travel/invoices' })));
    await visit.open('/authcheck');
    await visit.page.waitForURL('**/travel/invoices');
    expect(visit.asked).toContain('GET /api/user');
  });

  test('goes nowhere else, whatever is stored', async () => {
    const visit = await pages.visit();
    visit.signedIn(parent);
    await visit.context.addInitScript(() => sessionStorage.setItem('app.session', JSON.stringify({ next: '//evil.example/x' })));
    await visit.open('/authcheck');
    await visit.page.waitForURL('**/travel/dashboard');
  });

  test('leads to the sign-in when nobody is signed in', async () => {
    const visit = await pages.visit();
    await visit.open('/authcheck');
    await visit.page.waitForURL('**/login');
  });
});

describe('languages', () => {
  test('a prefix that says something else than the cookie sets it and loads the page anew, once', async () => {
    const visit = await pages.visit();
    const loads: string[] = [];
    visit.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await visit.open('/fr/login');
    await heading(visit.page).waitFor();
    expect(loads).toEqual(['/fr/login', '/fr/login']);
    expect(await visit.page.evaluate(() => [document.cookie, document.documentElement.lang])).toEqual(['locale=fr', 'fr']);
    await visit.open('/fr/login');
    await heading(visit.page).waitFor();
    expect(loads).toHaveLength(3);
    await visit.open('/login');
    await heading(visit.page).waitFor();
    expect(loads).toHaveLength(4);
    expect(await visit.page.evaluate(() => [document.cookie, document.documentElement.lang])).toEqual(['locale=en', 'en']);
  });

  test('requests ask for the language of the cookie, and links keep the prefix', async () => {
    const visit = await pages.visitAs('Parent');
    const languages: (string | undefined)[] = [];
    visit.page.on('request', (request) => {
      if (request.url().includes('/api/')) languages.push(request.headers()['accept-language']);
    });
    await visit.open('/de/hub/roles');
    await visit.page.waitForURL('**/de/travel/dashboard');
    expect(new Set(languages)).toEqual(new Set(['de']));
    const links = await visit.page.locator('a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((link) => !/^\/(de|fr|es|it|ja|ko|zh)(\/|$)/.test(link))).toEqual([]);
  });

  test('other prefixes are none', async () => {
    const visit = await pages.visit();
    await visit.open('/pt/login');
    await expect.poll(() => visit.page.title()).toContain('Page not found');
    expect(visit.place()).toBe('/pt/login');
  });
});

describe('signing out', () => {
  test('in one tab signs out the others', async () => {
    const first = await pages.visitAs('Parent');
    await first.open('/travel/invoices');
    await heading(first.page).waitFor();
    const second = await pages.tabOf(first);
    second.signedIn(parent);
    await second.open('/mobile/menu');
    await second.page.getByRole('button', { name: 'Sign out' }).click();
    await Promise.all([second.page.waitForURL('**/login'), first.page.waitForURL('**/login')]);
    expect(second.asked).toContain('POST /api/logout');
    expect(first.asked).not.toContain('POST /api/logout');
  });

  test('tells an app around the page, and Google, once', async () => {
    const visit = await pages.visitAs('Parent');
    await visit.context.addInitScript(() => {
      const told: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      const tell = (what: string) => {
        told.push(what);
        sessionStorage.setItem('told', JSON.stringify(told));
      };
      Object.assign(window, {
        ReactNativeWebView: { postMessage: tell },
        google: { accounts: { id: { disableAutoSelect: () => tell('google') } } },
      });
    });
    await visit.open('/mobile/menu');
    await visit.page.getByRole('button', { name: 'Sign out' }).click();
    await visit.page.getByLabel('Email').waitFor();
    const told: string[] = JSON.parse(await visit.page.evaluate(() => sessionStorage.getItem('told') ?? '[]'));
    expect(new Set(told)).toEqual(new Set(['{"type":"user","userId":7}', '{"type":"user","userId":null}', 'google']));
  });
});

test('arriving on a page moves the focus to its heading, sets the title and announces it', async () => {
  const visit = await pages.visitAs('Administrator');
  await visit.open('/mobile');
  await heading(visit.page).waitFor();
  await visit.page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await visit.page.waitForURL('**/account');
  await expect.poll(() => visit.page.title()).toContain('Your account · ');
  await expect.poll(() => visit.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => visit.page.getByRole('status').allTextContents()).toContain('Your account');
});

test('a page stays until the code of the next one is there', async () => {
  const visit = await pages.visit();
  await visit.open('/login');
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await visit.page.route(scriptNamed('account-forms'), async (route) => {
    await arrives;
    await route.continue();
  });
  await visit.page.getByRole('link', { name: 'Forgot' }).click();
  await visit.page.waitForURL('**/forgot-password');
  await visit.page.waitForTimeout(300);
  expect(await visit.page.getByLabel('Email').isVisible()).toBe(true);
  expect(await heading(visit.page).textContent()).toBe('Sign in');
  arrive();
  await expect.poll(() => heading(visit.page).textContent()).not.toBe('Sign in');
});

test('a page is where it was scrolled to when somebody returns to it; a new page starts at its top', async () => {
  const visit = await pages.visit();
  await visit.page.setViewportSize({ width: 400, height: 300 });
  const scrolled = () => visit.page.evaluate(() => Math.round(window.scrollY));
  await visit.open('/login');
  await heading(visit.page).waitFor();
  await visit.page.evaluate(() => window.scrollTo(0, 150));
  await visit.page.getByRole('link', { name: 'Forgot' }).focus();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await visit.page.keyboard.press('Enter');
  await expect.poll(() => heading(visit.page).textContent()).not.toBe('Sign in');
  await expect.poll(scrolled).toBe(0);
  await visit.page.goBack();
  await expect.poll(() => heading(visit.page).textContent()).toBe('Sign in');
  await expect.poll(scrolled).toBe(before);
  await visit.page.reload();
  await expect.poll(scrolled).toBe(before);
  expect(visit.faults).toEqual([]);
});

test('a session that ended while the tab slept is noticed when it wakes', async () => {
  const visit = await pages.visitAs('Parent');
  await visit.page.clock.install();
  await visit.open('/travel/invoices');
  await heading(visit.page).waitFor();
  visit.answer('GET /api/user', UNAUTHENTICATED);
  const turn = (state: string) =>
    visit.page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await visit.page.clock.fastForward('10:00');
  await turn('visible');
  await visit.page.waitForURL('**/login');
});
