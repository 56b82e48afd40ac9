// Renders pages for the server: the same components as in the browser, as text. The build bundles it for Node (`dist/web-server`).

import { renderToReadableStream } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { matchPage } from '#contract/platform/page-match.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { RenderedPage, RenderPage, ScopeKeeper } from '#contract/platform/page-renderer.ts';
import type { Sections } from '#web/messages/sections.ts';
import { collectReadData } from '#web/platform/api/page-data.ts';
import { loadLaterParts } from '#web/platform/lazy/later-part.tsx';
import { loadComponent } from '#web/platform/lazy/loadable.tsx';
import { loadScreenParts } from '#web/platform/lazy/screen-parts.ts';
import { pageLocale, removePrefix } from '#web/platform/messages/locale.ts';
import { loadedMessages, loadMessages } from '#web/platform/messages/messages.ts';
import { getOwnTitle } from '#web/platform/navigation/page-arrival.tsx';
import { getOwnDescription } from '#web/platform/navigation/page-head.ts';
import type { RouterTables, Tables, TitleKey } from '#web/platform/navigation/page-record.ts';
import { createStillHistory } from '#web/platform/navigation/still-history.ts';
import { keepScopes, type PageScope } from '#web/platform/page-scope.ts';
import { getProductName } from '#web/platform/product.ts';
import { App } from './app.tsx';
import { FIRST } from './pages/first-pages.ts';
import { VISITOR } from './pages/visitor.pages.ts';

const RENDERED: Tables = {
  pages: { ...FIRST.pages, ...VISITOR.pages },
  frames: { ...FIRST.frames, ...VISITOR.frames },
};

const TABLES: RouterTables = {
  first: RENDERED,
  visitor: async () => RENDERED,
  all: () => Promise.reject(new TypeError('Only browsers load the pages of who has signed in.')),
};

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

async function renderApp(patienceMs: number): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(<App history={createStillHistory()} tables={TABLES} />, {
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

async function render({ pathname }: URL, patienceMs: number): Promise<RenderedPage | null> {
  const name = matchPage(removePrefix(pathname))?.name ?? 'notFound';
  const page = RENDERED.pages[name];
  if (page?.kind !== 'screen' || page.isServerRendered !== true) return null;
  const frame = RENDERED.frames[page.frame];
  if (frame === undefined) return null;
  const { screen, around } = loadScreenParts({ name, page, frame, isRendered: true });
  const whole = loadComponent({ page: name, ...page.screen });
  await Promise.all([screen, whole, around, loadMessages(['common', 'errors', 'heads'])]);
  await loadLaterParts(name);
  const html = await renderApp(patienceMs);
  const data = await collectReadData();
  return { html, ...describePage(name, page.title), data: data.length === 0 ? '' : JSON.stringify(data) };
}

/** Returns the renderer. What belongs to one request is kept apart by `scopes`. */
export function createPageRenderer(scopes: ScopeKeeper<PageScope>): RenderPage {
  keepScopes(() => scopes.getStore());
  return ({ address, settings, read, patienceMs }) => {
    const url = new URL(address);
    return scopes.run({ url, settings, read, values: new Map() }, () => render(url, patienceMs));
  };
}
