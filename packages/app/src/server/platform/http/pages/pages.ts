// The HTML page of the web interface: each request gets its own language and nonce, and visitors what the page shows.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { isPagePath, matchPage, type PageMatch, splitLocale } from '#contract/platform/page-match.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isLocalRequest } from '#server/platform/config/exposure.ts';
import { getPaymentMode } from '#server/platform/config/payment-mode.ts';
import { HttpError } from '#server/platform/errors.ts';
import { getSessionCookieName } from '#server/platform/http/authenticate.ts';
import { listCallOrigins, listMapOrigins, setPagePolicy } from '#server/platform/http/protection/security-headers.ts';
import { getCookie } from '#server/platform/http/request/cookies.ts';
import type { ReadForVisitor } from '#server/platform/http/visitor-reads.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { createPreloadLinks } from './preloads.ts';
import { createVisitorPages, insertRendered } from './visitor-pages.ts';

/** Metadata of a content page, for search engines and link previews. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** The languages in which it is available. */
  readonly locales: readonly Locale[];
  /** The reference of its image. */
  readonly imageRef: string | null;
}

/** Returns the metadata of a page with its own name; `missing` if no such page exists, null for all other pages. */
export type DescribePage = (page: PageMatch, locale: Locale) => Promise<PageMetadata | 'missing' | null>;

/** Areas that search engines shouldn't index. */
const PRIVATE_PATHS = [
  '/hub',
  '/travel',
  '/host-family',
  '/mobile',
  '/authcheck',
  '/auth/',
  '/reset-password',
  '/verify-email',
  '/setup',
  '/no-access',
  '/invoice-link',
];

/** Sets the content of `<meta name="…" content="…">`. */
function setMeta(page: string, name: string, value: string): string {
  return page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), (_, start: string) => start + value);
}

/** Reads the built page and adds the product's name, its time zone, its map style and whether it can translate; null if nothing is built. */
function readTemplate(folder: string, { PRODUCT_NAME, TIME_ZONE, TRANSLATION_URL, MAP_STYLE_URL }: Config): string | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const name = escapeAttribute(PRODUCT_NAME);
  const page = readFileSync(file, 'utf8').replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`);
  const named = setMeta(setMeta(page, 'product-name', name), 'time-zone', escapeAttribute(TIME_ZONE));
  const mapped = setMeta(named, 'map-style', escapeAttribute(MAP_STYLE_URL ?? ''));
  return setMeta(mapped, 'translation', TRANSLATION_URL === undefined ? '' : 'on');
}

/** Lists each private path with and without locale prefix. */
function createRobotsTxt(): string {
  const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];
  const lines = prefixes.flatMap((prefix) => PRIVATE_PATHS.map((path) => `Disallow: ${prefix}${path}`));
  return ['User-agent: *', 'Disallow: /api/', ...lines, ''].join('\n');
}

export function serveRobotsTxt(): RequestHandler {
  const text = createRobotsTxt();
  return (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}

/** Renders the head's tags for a page's title, description, image and languages. */
function renderHead({ title, description, locales, imageRef }: PageMetadata, path: string, { PUBLIC_URL, PRODUCT_NAME }: Config): string {
  const address = (locale: Locale) => escapeAttribute(`${PUBLIC_URL}/${locale}${encodeURI(path)}`);
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeAttribute(content)}" />`;
  return [
    `<title>${escapeAttribute(`${title} – ${PRODUCT_NAME}`)}</title>`,
    meta('name="description"', description),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    ...(imageRef === null ? [] : [meta('property="og:image"', `${PUBLIC_URL}/api/attachments/image/${imageRef}`)]),
    ...locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${address(locale)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escapeAttribute(PUBLIC_URL + encodeURI(path))}" />`,
  ].join('\n    ');
}

interface ServedPages {
  readonly describePage: DescribePage | undefined;
  readonly readForVisitor: ReadForVisitor;
}

/** Serves the page; for an unknown path with status 404, which the page then shows. A missing file gets a plain 404 response. */
export function servePages(
  folder: string,
  config: Config,
  { describePage: describe = async () => null, readForVisitor }: ServedPages,
): RequestHandler {
  const template = readTemplate(folder, config);
  const linksFor = createPreloadLinks(folder);
  const renderForVisitor = createVisitorPages(folder, config, readForVisitor);
  const secure = config.SECURE_COOKIES;
  const byStripe = config.STRIPE_SECRET_KEY !== undefined;
  const [callOrigins, mapOrigins] = [listCallOrigins(config), listMapOrigins(config)];
  const takesTests = getPaymentMode(config) === 'test';
  /** No notice about test payments on the operator's own machine, unless PAYMENTS=test. */
  const tellsTests = (request: Request) => takesTests && (config.PAYMENTS === 'test' || !isLocalRequest(request, config));
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new HttpError('methodNotAllowed');
    }
    const { locale, path } = splitLocale(request.path);
    const match = matchPage(path);
    const facts = match === null ? null : await describe(match, locale ?? DEFAULT_LOCALE);
    const isPage = isPagePath(request.path) && facts !== 'missing';
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) throw new HttpError('notFound');
    if (template === null) {
      response.status(503).type('text/plain').send('The web interface has not been built: npm run build');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    setPagePolicy(response, { nonce, secure, byStripe, callOrigins, mapOrigins });
    if (!isPage || PRIVATE_PATHS.some((start) => path.startsWith(start))) response.set('X-Robots-Tag', 'noindex');
    const payments = tellsTests(request) ? 'test' : '';
    const bare = setMeta(setMeta(template, 'payments', payments), 'csp-nonce', nonce).replace(
      /<html lang="[^"]*"/,
      `<html lang="${locale ?? DEFAULT_LOCALE}"`,
    );
    const named = facts !== null && facts !== 'missing' ? renderHead(facts, path, config) : null;
    const hasSession = getCookie(request, getSessionCookieName({ secure })) !== undefined;
    const rendered =
      hasSession || facts === 'missing' ? null : await renderForVisitor({ request, response, own: { payments, 'csp-nonce': nonce } });
    const shown = rendered === null ? bare : insertRendered(bare, rendered);
    const titled = named === null ? shown : shown.replace(/<title>[^<]*<\/title>/, () => named);
    const links = linksFor({
      page: isPage ? (match?.name ?? 'notFound') : 'notFound',
      locale: locale ?? DEFAULT_LOCALE,
      hasSession,
    });
    const page = titled.replace('</head>', () => `  ${links}\n  </head>`);
    response
      .status(isPage ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .vary('Cookie')
      .type('html')
      .send(page);
  };
}
