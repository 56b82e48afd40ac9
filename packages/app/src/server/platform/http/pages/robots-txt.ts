// Tells search engines which addresses they need not ask for, and where the maps of the others are.

import type { RequestHandler } from 'express';
import { LOCALES } from '#contract/platform/locales.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Areas of accounts, and steps on the way to one. */
const PRIVATE_PATHS = [
  '/hub',
  '/travel',
  '/host-family',
  '/mobile',
  '/account',
  '/authcheck',
  '/auth/',
  '/reset-password',
  '/verify-email',
  '/setup',
  '/no-access',
  '/invoice-link',
  '/reference/',
];

/** What anyone may read in these areas. */
const OPEN_PATHS = ['/travel/search', '/travel/families/', '/travel/activities/'];

/** Pictures of pages. */
const OPEN_FILES = ['/api/attachments/image/'];

/** Each path stands there with and without prefix; the longer one counts where two fit. */
function createRobotsTxt({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];
  const linesOf = (word: string, paths: readonly string[]) =>
    prefixes.flatMap((prefix) => paths.map((path) => `${word}: ${prefix}${path}`));
  const lines = [...linesOf('Disallow', PRIVATE_PATHS), ...linesOf('Allow', OPEN_PATHS), ...OPEN_FILES.map((path) => `Allow: ${path}`)];
  return ['User-agent: *', 'Disallow: /api/', ...lines, '', `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ''].join('\n');
}

export function serveRobotsTxt(config: Pick<Config, 'PUBLIC_URL'>): RequestHandler {
  const text = createRobotsTxt(config);
  return (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}
