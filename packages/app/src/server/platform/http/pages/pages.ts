// The HTML page of the web interface: each request gets its own language and nonce, and what the page shows.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { DEFAULT_LOCALE, type Locale } from '#contract/platform/locales.ts';
import { toCanonicalPath } from '#contract/platform/page-addresses.ts';
import { isPagePath, matchPage, splitLocale } from '#contract/platform/page-match.ts';
import type { PageRequest } from '#contract/platform/page-renderer.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isLocalRequest } from '#server/platform/config/exposure.ts';
import { getPaymentMode } from '#server/platform/config/payment-mode.ts';
import { HttpError } from '#server/platform/errors.ts';
import { getSessionCookieName } from '#server/platform/http/authenticate.ts';
import type { ReadForPage } from '#server/platform/http/page-reads.ts';
import { listAnalyticsOrigins, listCallOrigins, listMapOrigins, setPagePolicy } from '#server/platform/http/protection/security-headers.ts';
import type { PageReads } from '#server/platform/http/register-endpoints.ts';
import { type CookieName, getCookie } from '#server/platform/http/request/cookies.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { type DescribePage, renderPageHead } from './page-head.ts';
import { createPreloadLinks } from './preloads.ts';
import { getAnalyticsSetting, insertRendered, type RenderRequested } from './rendered-pages.ts';
import { getManifestAddress, MANIFEST_PATH } from './web-manifest.ts';

/** Set by browsers after a sign-out that could not reach the server. */
const SIGNED_OUT: CookieName = 'signed-out';

/** Sets the content of `<meta name="…" content="…">`. */
function setMeta(page: string, name: string, value: string): string {
  return page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), (_, start: string) => start + value);
}

/**
 * Reads the built page and adds the product's name, its time zone, its map style, who counts visits and whether it can translate; null if
 * nothing is built.
 */
function readTemplate(folder: string, config: Config): string | null {
  const { PRODUCT_NAME, TIME_ZONE, TRANSLATION_URL, MAP_STYLE_URL } = config;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const name = escapeAttribute(PRODUCT_NAME);
  const page = readFileSync(file, 'utf8').replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`);
  const named = setMeta(setMeta(page, 'product-name', name), 'time-zone', escapeAttribute(TIME_ZONE));
  const mapped = setMeta(named, 'map-style', escapeAttribute(MAP_STYLE_URL ?? ''));
  const counted = setMeta(mapped, 'analytics', escapeAttribute(getAnalyticsSetting(config)));
  return setMeta(counted, 'translation', TRANSLATION_URL === undefined ? '' : 'on');
}

/** Puts a title into a page that isn't rendered; without one it keeps the name of the product. */
function insertTitle(page: string, title: string | undefined, { PRODUCT_NAME }: Config): string {
  if (title === undefined) return page;
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeAttribute(`${title} · ${PRODUCT_NAME}`)}</title>`);
}

interface ServedPages {
  readonly describePage: DescribePage | undefined;
  readonly reads: PageReads;
  readonly render: RenderRequested;
}

/** Reads what one page needs, each thing once: its head and its content show the same. */
function createPageReader(request: Request, { locale, read }: { locale: Locale; read: ReadForPage }): PageRequest['read'] {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const answer = known.get(address) ?? read(request, { address, locale });
    known.set(address, answer);
    return answer;
  };
}

/** Returns the query of an address. */
const toQuery = ({ originalUrl }: Request) => new URLSearchParams(originalUrl.split('?', 2)[1] ?? '');

/** Serves the page; for an unknown path with status 404, which the page then shows. A missing file gets a plain 404 response. */
export function servePages(
  folder: string,
  config: Config,
  { describePage: describe = async () => null, reads, render }: ServedPages,
): RequestHandler {
  const template = readTemplate(folder, config);
  const linksFor = createPreloadLinks(folder);
  const secure = config.SECURE_COOKIES;
  const byStripe = config.STRIPE_SECRET_KEY !== undefined;
  const origins = {
    callOrigins: listCallOrigins(config),
    mapOrigins: listMapOrigins(config),
    analyticsOrigins: listAnalyticsOrigins(config),
  };
  const takesTests = getPaymentMode(config) === 'test';
  /** No notice about test payments on the operator's own machine, unless PAYMENTS=test. */
  const tellsTests = (request: Request) => takesTests && (config.PAYMENTS === 'test' || !isLocalRequest(request, config));
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new HttpError('methodNotAllowed');
    }
    const { locale: prefix, path } = splitLocale(request.path);
    const locale = prefix ?? DEFAULT_LOCALE;
    const match = matchPage(path);
    const hasSession = getCookie(request, getSessionCookieName({ secure })) !== undefined;
    const readForUser = hasSession && getCookie(request, SIGNED_OUT) === undefined ? await reads.openForUser(request, response) : null;
    const read = createPageReader(request, { locale, read: readForUser ?? reads.readForVisitor });
    const ask: PageRequest['ask'] = (address, body) => (readForUser ?? reads.readForVisitor)(request, { address, locale, body });
    const described = match === null ? null : await describe({ page: match, locale, read: hasSession ? null : read });
    const isPage = isPagePath(request.path) && described !== 'missing';
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) throw new HttpError('notFound');
    if (template === null) {
      response.status(503).type('text/plain').send('The web interface has not been built: npm run build');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    setPagePolicy(response, { nonce, secure, byStripe, ...origins });
    const canonical = isPage && match !== null ? toCanonicalPath(match, toQuery(request)) : null;
    if (canonical === null && !response.hasHeader('X-Robots-Tag')) response.set('X-Robots-Tag', 'noindex');
    const payments = tellsTests(request) ? 'test' : '';
    const own = { payments, 'csp-nonce': nonce };
    const bare = setMeta(setMeta(template, 'payments', payments), 'csp-nonce', nonce)
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace(`href="${MANIFEST_PATH}"`, `href="${getManifestAddress(locale)}"`);
    const user = readForUser === null ? undefined : await read('/api/user').catch(() => undefined);
    const isLeft = described === 'missing' || (hasSession && user === undefined);
    const rendered = isLeft ? null : await render({ request, response, read, ask, own, user });
    const metadata = described === 'missing' ? null : described;
    const titled = rendered === null ? insertTitle(bare, metadata?.title, config) : insertRendered(bare, rendered, user);
    const head = renderPageHead({ locale, canonical, metadata, rendered }, config);
    const links = linksFor({ page: isPage ? (match?.name ?? 'notFound') : 'notFound', locale, hasSession, isRendered: rendered !== null });
    const page = titled.replace('</head>', () => `  ${[head, links].filter((part) => part !== '').join('\n    ')}\n  </head>`);
    response
      .status(isPage ? 200 : 404)
      .set('Cache-Control', rendered === null || user === undefined ? 'no-cache' : 'private, no-store')
      .vary('Cookie')
      .type('html')
      .send(page);
  };
}
