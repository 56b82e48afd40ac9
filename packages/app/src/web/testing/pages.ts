// Opens pages of the built interface in a real browser, with a mock server.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Route } from 'playwright';
import type { Manifest } from 'vite';
import { inject } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { REALTIME_PATH } from '#contract/platform/realtime.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { userWith } from './accounts.ts';
import { type PageServer, servePages } from './page-server.ts';

/** A mocked response: a status with a body in camelCase, no answer, or the result of a function. */
export type Answer = { readonly status: number; readonly body?: unknown } | 'no answer' | ((route: Route) => Promise<void> | void);

export const UNAUTHENTICATED: Answer = { status: 401, body: { status: 'error', code: 'unauthenticated', message: 'Unauthenticated.' } };

export function failWith(status: number, message?: string): Answer {
  return { status, body: { status: 'error', code: 'failed', ...(message === undefined ? {} : { message }) } };
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All requests to the server so far: `POST /api/login`. */
  readonly asked: string[];
  /** Uncaught errors of the page. */
  readonly faults: string[];
  /** Changes a response: `answer('POST /api/login', failing(500))`. */
  answer(endpoint: string, next: Answer): void;
  /** Signs a user in or out on the mock server. */
  signedIn(user: User | null): void;
  open(path: string): Promise<void>;
  /** Returns path and query of the page. */
  place(): string;
}

async function reply(route: Route, answer: Answer): Promise<void> {
  if (answer === 'no answer') await route.abort('connectionrefused');
  else if (typeof answer === 'function') await answer(route);
  else {
    const { status, body } = answer;
    await route.fulfill({ status, contentType: 'application/json', ...(body === undefined ? {} : { body: JSON.stringify(toWire(body)) }) });
  }
}

/**
 * Returns the URL of a script by its name in the manifest; the file name contains a hash.
 * @example await visit.page.route(scriptNamed('area-en'), (route) => route.abort());
 */
export function scriptNamed(name: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(inject('pages'), '.vite/manifest.json'), 'utf8'));
  const script = Object.values(manifest).find((one) => one.name === name);
  if (script === undefined) throw new Error(`There is no script ${name}.`);
  return `**/${script.file}`;
}

/** Starts one browser and one server for a test file. */
export async function startPages() {
  const server: PageServer = await servePages(inject('pages'));
  const browser: Browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--disable-gpu'] });

  async function visitIn(context: BrowserContext): Promise<Visit> {
    const answers = new Map<string, Answer>();
    const asked: string[] = [];
    const faults: string[] = [];
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const endpoint = `${request.method()} ${new URL(request.url()).pathname}`;
      asked.push(endpoint);
      await reply(route, answers.get(endpoint) ?? failWith(404));
    });
    // The live channel is never answered: pages work without it.
    await page.routeWebSocket(`**${REALTIME_PATH}/**`, () => {});
    const visit: Visit = {
      page,
      context,
      asked,
      faults,
      answer: (endpoint, next) => void answers.set(endpoint, next),
      signedIn(user) {
        answers.set('GET /api/user', user === null ? UNAUTHENTICATED : { status: 200, body: user });
        answers.set('POST /api/logout', { status: 200, body: {} });
        if (user !== null) answers.set('POST /api/login', { status: 200, body: user });
      },
      open: async (path) => void (await page.goto(server.origin + path)),
      place: () => page.url().slice(server.origin.length),
    };
    visit.signedIn(null);
    return visit;
  }

  const visit = async () =>
    visitIn(await browser.newContext({ timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce', serviceWorkers: 'block' }));

  return {
    origin: server.origin,
    /** Visits with a new browser profile. */
    visit,
    /** Visits as a user who has signed in before and still is. */
    async visitAs(...roles: Role[]): Promise<Visit> {
      const made = await visit();
      await rememberSignIn(made);
      made.signedIn(userWith(roles));
      return made;
    },
    /** Opens another tab of the same browser. */
    tabOf: ({ context }: Visit) => visitIn(context),
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Stores what the browser keeps between visits after sign-in. */
async function rememberSignIn({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('app.persist') === null) localStorage.setItem('app.persist', JSON.stringify({ signedIn: true, userId: 7 }));
  });
}

/** Completes and submits the sign-in form. */
export async function signIn({ page }: Visit): Promise<void> {
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns the main heading of the page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}
