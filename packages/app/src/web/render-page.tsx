// Renders pages for the server: the same components as in the browser, as text. The build bundles it for Node (`dist/web-server`).

import { renderToReadableStream } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import type { User } from '#contract/identity/user.ts';
import { matchPage } from '#contract/platform/page-match.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { PageRequest, RenderedPage, RenderPage, ScopeKeeper } from '#contract/platform/page-renderer.ts';
import { fromWire } from '#contract/platform/validation/names.ts';
import type { Sections } from '#web/messages/sections.ts';
import { collectReadData } from '#web/platform/api/page-data.ts';
import { loadLaterParts } from '#web/platform/lazy/later-part.tsx';
import { loadComponent } from '#web/platform/lazy/loadable.tsx';
import { loadScreenParts } from '#web/platform/lazy/screen-parts.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { loadedMessages, loadMessages } from '#web/platform/messages/messages.ts';
import { decide } from '#web/platform/navigation/guard.ts';
import { toAddress } from '#web/platform/navigation/history.ts';
import { getOwnTitle } from '#web/platform/navigation/page-arrival.tsx';
import { getOwnDescription } from '#web/platform/navigation/page-head.ts';
import type { RouterTables, Tables, TitleKey } from '#web/platform/navigation/page-record.ts';
import { createStillHistory } from '#web/platform/navigation/still-history.ts';
import { keepScopes, type PageScope } from '#web/platform/page-scope.ts';
import { getProductName } from '#web/platform/product.ts';
import { session } from '#web/platform/session/session.ts';
import { App } from './app.tsx';
import { AREA_FRAMES, withData } from './pages/area-frames.ts';
import { FIRST } from './pages/first-pages.ts';
import { ownPages } from './pages/own.pages.ts';
import { travelPages } from './pages/travel.pages.ts';
import { openPages, VISITOR } from './pages/visitor.pages.ts';

const RENDERED: Tables = {
  pages: { ...FIRST.pages, ...VISITOR.pages },
  frames: { ...FIRST.frames, ...VISITOR.frames },
};

/** What is rendered for who has signed in, with the pages of the menus around it. */
const RENDERED_FOR_USERS: Tables = {
  // In the order of the menus.
  pages: { ...FIRST.pages, ...openPages, ...ownPages, ...travelPages },
  frames: { ...RENDERED.frames, travel: withData(AREA_FRAMES.travel) },
};

function toRouterTables(rendered: Tables): RouterTables {
  const whole = async () => rendered;
  return { first: rendered, visitor: whole, all: whole, whole: rendered };
}

/** Larger than any page: React sends what is larger than this apart, and puts it in its place by inline scripts, which the policy forbids. */
const ONE_PIECE = 1e9;

/** Returns the title, with and without the name of the product, and the description. */
function describePage(name: PageName, title: TitleKey): Omit<RenderedPage, 'html' | 'data'> {
  const messages = loadedMessages.get() as Pick<Sections, 'titles' | 'heads'>;
  const titles = createTranslator({ locale: pageLocale(), messages, namespace: 'titles' });
  const heads = createTranslator({ locale: pageLocale(), messages, namespace: 'heads' });
  const heading = getOwnTitle() ?? (name === 'home' ? heads('home') : titles(`page.${title}`));
  // Pages on the way to an account need not have browsers load it.
  const described = name === 'home' || name === 'register' ? heads(`description.${name}`) : '';
  return {
    heading,
    title: titles('document', { title: heading, product: getProductName() }),
    description: getOwnDescription() || described,
  };
}

async function renderApp(tables: Tables, patienceMs: number): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(<App history={createStillHistory()} tables={toRouterTables(tables)} />, {
    signal: AbortSignal.timeout(patienceMs),
    progressiveChunkSize: ONE_PIECE,
    onError: (failure) => void failures.push(failure),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // React leaves a part that has failed to the browser. Then the browser renders all of it, as it always could.
  if (failures.length > 0) throw failures[0];
  if (/<script\b/i.test(html)) throw new Error('The page would need an inline script.');
  return html;
}

/** Starts the session of the page; returns the account. */
function enterPage(sent: unknown): User | null {
  if (sent === undefined) return null;
  const user = fromWire(sent) as User;
  session.set({ state: 'signedIn', user });
  return user;
}

async function render(url: URL, { user: sent, patienceMs }: Pick<PageRequest, 'user' | 'patienceMs'>): Promise<RenderedPage | null> {
  const target = toAddress(url);
  const name = matchPage(target.pathname)?.name ?? 'notFound';
  const user = enterPage(sent);
  const tables = user === null ? RENDERED : RENDERED_FOR_USERS;
  const page = tables.pages[name];
  // Browsers send on who may not open the page.
  if (page?.kind !== 'screen' || page.isServerRendered !== true || decide(page.guard, { user, target }).kind !== 'show') return null;
  const frame = tables.frames[page.frame];
  if (frame === undefined) return null;
  const { screen, around } = loadScreenParts({ name, page, frame, isRendered: true });
  const whole = loadComponent({ page: name, ...page.screen });
  await Promise.all([screen, whole, around, loadMessages(['common', 'errors', 'heads'])]);
  await loadLaterParts(name);
  const html = await renderApp(tables, patienceMs);
  const data = await collectReadData();
  return { html, ...describePage(name, page.title), data: data.length === 0 ? '' : JSON.stringify(data) };
}

/** Returns the renderer. What belongs to one request is kept apart by `scopes`. */
export function createPageRenderer(scopes: ScopeKeeper<PageScope>): RenderPage {
  keepScopes(() => scopes.getStore());
  return ({ address, settings, read, ask, user, patienceMs }) => {
    const url = new URL(address);
    return scopes.run({ url, settings, read, ask, values: new Map() }, () => render(url, { user, patienceMs }));
  };
}
