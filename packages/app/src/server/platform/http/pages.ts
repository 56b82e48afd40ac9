// The one page of the web interface, which shows every screen: made for each request with its language and its nonce.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, LOCALES } from '#contract/platform/locales.ts';
import { isPagePath, splitLocale } from '#contract/platform/page-match.ts';
import type { Config } from '#server/platform/config.ts';
import { HttpRefusal } from '#server/platform/refusal.ts';
import { setPagePolicy } from './security-headers.ts';

/** Areas that are nobody's business but their users'. */
const PRIVATE = ['/hub', '/travel', '/host-family', '/mobile', '/authcheck', '/auth/', '/reset-password', '/verify-email', '/no-access'];

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

/** A path that is no page gets the page as well, which then says so, with status 404. A missing file gets a plain answer. */
export function pages(folder: string, config: Config): RequestHandler {
  const template = templateIn(folder, config);
  const secure = config.SECURE_COOKIES;
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new HttpRefusal('methodNotAllowed');
    }
    const { locale, path } = splitLocale(request.path);
    const isPage = isPagePath(request.path);
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) throw new HttpRefusal('notFound');
    if (template === null) {
      response.status(503).type('text/plain').send('The web interface has not been built: npm run build');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    setPagePolicy(response, { nonce, secure });
    if (!isPage || PRIVATE.some((start) => path.startsWith(start))) response.set('X-Robots-Tag', 'noindex');
    const page = withMeta(template, 'csp-nonce', nonce).replace(/<html lang="[^"]*"/, `<html lang="${locale ?? DEFAULT_LOCALE}"`);
    response
      .status(isPage ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page);
  };
}
