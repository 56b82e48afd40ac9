// The web app manifest, for devices that add the product to the home screen: the built one with the product's name, opening in the language
// of the page that it was added from.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/platform/locales.ts';
import type { Config } from '#server/platform/config/config.ts';

export const MANIFEST_PATH = '/site.webmanifest';

/** Returns the address of the manifest for pages in a language. */
export function getManifestAddress(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? MANIFEST_PATH : `${MANIFEST_PATH}?locale=${locale}`;
}

/** Serves the manifest of the built interface; skips if nothing is built. */
export function serveWebManifest(folder: string, { PRODUCT_NAME: name }: Config): RequestHandler {
  const file = join(folder, MANIFEST_PATH);
  const built = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return (request, response, next) => {
    if (built === null) return next();
    const { locale } = request.query;
    const lang = typeof locale === 'string' && isLocale(locale) ? locale : DEFAULT_LOCALE;
    const start = lang === DEFAULT_LOCALE ? '/' : `/${lang}/`;
    const manifest = { ...built, name, short_name: name, lang, id: '/', scope: '/', start_url: start };
    response.type('application/manifest+json').set('Cache-Control', 'public, max-age=3600').send(JSON.stringify(manifest));
  };
}
