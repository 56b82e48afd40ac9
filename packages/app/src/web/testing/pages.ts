// Opens pages of the built interface in a real browser, with a server played by the test.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Route } from 'playwright';
import type { Manifest } from 'vite';
import { inject } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { userWith } from './accounts.ts';
import { type PageServer, servePages } from './page-server.ts';

/** What the played server answers: a status with a body in camelCase; nothing at all; or whatever a function does. */
export type Answer = { readonly status: number; readonly body?: unknown } | 'no answer' | ((route: Route) => Promise<void> | void);

export const UNAUTHENTICATED: Answer = { status: 401, body: { status: 'error', code: 'unauthenticated', message: 'Unauthenticated.' } };

export function failWith(status: number, message?: string): Answer {
  return { status, body: { status: 'error', code: 'failed', ...(message === undefined ? {} : { message }) } };
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every request to the server so far: `POST /api/login`. */
  readonly asked: string[];
  /** What went wrong in the page without being caught. */
  readonly faults: string[];
  /** Changes an answer: `answer('POST /api/login', failing(500))`. */
  answer(endpoint: string, next: Answer): void;
  /** Signs somebody in or out on the server's side. */
  signedIn(user: User | null): void;
  open(path: string): Promise<void>;
  /** Path and query of the page. */
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
 * The address of a script by the name it has in the manifest; the file itself is named by its hash.
 * @example await visit.page.route(scriptNamed('area-en'), (route) => route.abort());
 */
export function scriptNamed(name: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(inject('pages'), '.vite/manifest.json'), 'utf8'));
  const script = Object.values(manifest).find((one) => one.name === name);
  if (script === undefined) throw new Error(`There is no script ${name}.`);
  return `**/${script.file}`;
}

/** One browser and one server for a file of tests. */
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

  const visit = async () => visitIn(await browser.newContext({ timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' }));

  return {
    origin: server.origin,
    /** Visits with a browser that remembers nothing. */
    visit,
    /** Visits as somebody who has signed in before and still is. */
    async visitAs(...roles: Role[]): Promise<Visit> {
      const made = await visit();
      await rememberSignIn(made);
      made.signedIn(userWith(roles));
      return made;
    },
    /** Another tab of the same browser. */
    tabOf: ({ context }: Visit) => visitIn(context),
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** What the browser keeps between visits once somebody has signed in. */
async function rememberSignIn({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('app.persist') === null) localStorage.setItem('app.persist', JSON.stringify({ signedIn: true, userId: 7 }));
  });
}

/** Fills in the form of the sign-in page and sends it. */
export async function signIn({ page }: Visit): Promise<void> {
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The heading that says what page it is. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}
