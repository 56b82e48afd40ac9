// The one page of the web interface, which shows every screen: made for each request with its language and its nonce.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { isPagePath, matchPage, type PageMatch, splitLocale } from '#contract/platform/page-match.ts';
import type { Config } from '#server/platform/config.ts';
import { isLocalRequest } from '#server/platform/exposure.ts';
import { paymentModeOf } from '#server/platform/payment-mode.ts';
import { HttpRefusal } from '#server/platform/refusal.ts';
import { cookieOf } from './cookies.ts';
import { preloadLinks } from './preloads.ts';
import { setPagePolicy } from './security-headers.ts';
import { sessionCookieName } from './visitor.ts';

/** What a page of the content is called in the heads of pages: for search engines, and for who is sent a link. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The languages in which it is written. */
  readonly locales: readonly Locale[];
  /** Of its picture. */
  readonly imageRef: string | null;
}

/** What a page with a name of its own is called; `missing` when there is none of this name, null for every other page. */
export type DescribePage = (page: PageMatch, locale: Locale) => Promise<PageFacts | 'missing' | null>;

/** Areas that are nobody's business but their users'. */
const PRIVATE = [
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Puts a value into `<meta name="…" content="…">`. */
function withMeta(page: string, name: string, value: string): string {
  return page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), (_, start: string) => start + value);
}

/** The page as it was built, with the product's name and the zone of its days; null where nothing was built. */
function templateIn(folder: string, { PRODUCT_NAME, TIME_ZONE }: Config): string | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const name = escaped(PRODUCT_NAME);
  const page = readFileSync(file, 'utf8').replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`);
  return withMeta(withMeta(page, 'product-name', name), 'time-zone', escaped(TIME_ZONE));
}

/** Every path with and without locale prefix. */
function robots(): string {
  const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];
  const lines = prefixes.flatMap((prefix) => PRIVATE.map((path) => `Disallow: ${prefix}${path}`));
  return ['User-agent: *', 'Disallow: /api/', ...lines, ''].join('\n');
}

export function robotsTxt(): RequestHandler {
  const text = robots();
  return (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}

/** The lines of the head that name a page, its picture and its other languages. */
function headOf({ title, description, locales, imageRef }: PageFacts, path: string, { PUBLIC_URL, PRODUCT_NAME }: Config): string {
  const address = (locale: Locale) => escaped(`${PUBLIC_URL}/${locale}${encodeURI(path)}`);
  const meta = (name: string, content: string) => `<meta ${name} content="${escaped(content)}" />`;
  return [
    `<title>${escaped(`${title} – ${PRODUCT_NAME}`)}</title>`,
    meta('name="description"', description),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    ...(imageRef === null ? [] : [meta('property="og:image"', `${PUBLIC_URL}/api/attachments/image/${imageRef}`)]),
    ...locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${address(locale)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escaped(PUBLIC_URL + encodeURI(path))}" />`,
  ].join('\n    ');
}

/** A path that is no page gets the page as well, which then says so, with status 404. A missing file gets a plain answer. */
export function pages(folder: string, config: Config, describe: DescribePage = async () => null): RequestHandler {
  const template = templateIn(folder, config);
  const linksFor = preloadLinks(folder);
  const secure = config.SECURE_COOKIES;
  const byStripe = config.STRIPE_SECRET_KEY !== undefined;
  const takesTests = paymentModeOf(config) === 'test';
  /** On the machine of who tries the product nobody has to be told, unless the operator says so. */
  const tellsTests = (request: Request) => takesTests && (config.PAYMENTS === 'test' || !isLocalRequest(request, config));
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new HttpRefusal('methodNotAllowed');
    }
    const { locale, path } = splitLocale(request.path);
    const match = matchPage(path);
    const facts = match === null ? null : await describe(match, locale ?? DEFAULT_LOCALE);
    const isPage = isPagePath(request.path) && facts !== 'missing';
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) throw new HttpRefusal('notFound');
    if (template === null) {
      response.status(503).type('text/plain').send('The web interface has not been built: npm run build');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    setPagePolicy(response, { nonce, secure, byStripe });
    if (!isPage || PRIVATE.some((start) => path.startsWith(start))) response.set('X-Robots-Tag', 'noindex');
    const told = tellsTests(request) ? withMeta(template, 'payments', 'test') : template;
    const bare = withMeta(told, 'csp-nonce', nonce).replace(/<html lang="[^"]*"/, `<html lang="${locale ?? DEFAULT_LOCALE}"`);
    const named = facts !== null && facts !== 'missing' ? headOf(facts, path, config) : null;
    const titled = named === null ? bare : bare.replace(/<title>[^<]*<\/title>/, () => named);
    const links = linksFor({
      page: isPage ? (match?.name ?? 'notFound') : 'notFound',
      locale: locale ?? DEFAULT_LOCALE,
      hasSession: cookieOf(request, sessionCookieName({ secure })) !== undefined,
    });
    const page = titled.replace('</head>', () => `  ${links}\n  </head>`);
    response
      .status(isPage ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page);
  };
}
