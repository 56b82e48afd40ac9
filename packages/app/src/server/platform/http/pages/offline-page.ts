// The page that browsers show without a connection: they keep it beforehand, so it needs nothing but its own style and script.

import type { RequestHandler } from 'express';
import { isLocale, type Locale } from '#contract/platform/locales.ts';
import type { Config } from '#server/platform/config/config.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { escapeAttribute } from './escape-attribute.ts';

export const OFFLINE_PATH = '/offline/:locale';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function writePage(locale: Locale, product: string): string {
  const t = getTranslator(locale);
  const [name, title] = [escapeAttribute(product), escapeAttribute(t('offlinePage.title'))];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${name}</title>
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <p class="quiet">${name}</p>
      <h1>${title}</h1>
      <p>${escapeAttribute(t('offlinePage.text'))}</p>
      <button type="button">${escapeAttribute(t('offlinePage.retry'))}</button>
    </main>
  </body>
</html>
`;
}

/** Serves it in the language of the address; no other address is one. */
export function serveOfflinePage({ PRODUCT_NAME }: Config): RequestHandler {
  return (request, response, next) => {
    const { locale = '' } = request.params;
    if (typeof locale !== 'string' || !isLocale(locale)) return next();
    response.set('Content-Security-Policy', POLICY).set('Cache-Control', 'no-cache').type('html').send(writePage(locale, PRODUCT_NAME));
  };
}
