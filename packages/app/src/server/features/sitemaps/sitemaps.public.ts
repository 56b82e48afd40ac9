// The maps of the site for search engines: an index, and for each language the addresses of its pages, as they are now.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { toLocalePath } from '#contract/platform/page-addresses.ts';
import type { App } from '#server/platform/app.ts';
import { HttpError } from '#server/platform/errors.ts';
import { countSitemapEntries, listSitemapEntries, SITEMAP_KINDS, type SitemapEntry, type SitemapKind } from './sitemap-paths.ts';

const INDEX_PATH = '/sitemap.xml';
const FILE_PATH = /^\/sitemaps\/([a-z]{2})-([a-z]+)-([1-9]\d{0,3})\.xml$/;

/** Search engines read no more addresses of one file. */
const MOST_ENTRIES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function* renderIndex(app: App): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const locale of LOCALES) {
    for (const kind of SITEMAP_KINDS) {
      const parts = Math.ceil((await countSitemapEntries(app, kind, locale)) / MOST_ENTRIES);
      for (let part = 1; part <= parts; part += 1) {
        yield `<sitemap><loc>${escapeXml(app.config.PUBLIC_URL)}/sitemaps/${locale}-${kind}-${part}.xml</loc></sitemap>\n`;
      }
    }
  }
  yield '</sitemapindex>\n';
}

function renderEntry({ path, changed }: SitemapEntry, origin: string, locale: Locale): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${escapeXml(origin + toLocalePath(locale, path))}</loc>${lastmod}</url>\n`;
}

interface SitemapFile {
  readonly locale: Locale;
  readonly kind: SitemapKind;
  readonly part: number;
}

async function* renderFile(app: App, { locale, kind, part }: SitemapFile): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
  const wanted = { locale, offset: (part - 1) * MOST_ENTRIES, limit: MOST_ENTRIES };
  for await (const entry of listSitemapEntries(app, kind, wanted)) yield renderEntry(entry, app.config.PUBLIC_URL, locale);
  yield '</urlset>\n';
}

/** Returns the file of a path; null for what is no map. */
function parsePath(path: string): SitemapFile | null {
  const [, locale, kind, part] = FILE_PATH.exec(path) ?? [];
  const known = SITEMAP_KINDS.find((one) => one === kind);
  return isLocale(locale) && known !== undefined ? { locale, kind: known, part: Number(part) } : null;
}

/** Sends a map line by line: a large one is never in memory as a whole. */
async function send(response: Response, lines: AsyncIterable<string>): Promise<void> {
  response.type('application/xml').set('Cache-Control', 'no-cache');
  await pipeline(Readable.from(lines), response);
}

/** Serves the maps of the site. */
export function serveSitemaps(app: App): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === INDEX_PATH) return send(response, renderIndex(app));
    const file = parsePath(request.path);
    if (file === null) return next();
    const entries = await countSitemapEntries(app, file.kind, file.locale);
    if (file.part > 1 && (file.part - 1) * MOST_ENTRIES >= entries) throw new HttpError('notFound');
    await send(response, renderFile(app, file));
  };
}
