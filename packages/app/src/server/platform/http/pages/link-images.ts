// Serves the pictures of link previews: one for each public page in each language, at an address made of that of the page.

import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isLocale } from '#contract/platform/locales.ts';
import { toCanonicalPath, toLocalePath } from '#contract/platform/page-addresses.ts';
import { matchPage } from '#contract/platform/page-match.ts';
import type { Config } from '#server/platform/config/config.ts';
import { HttpError } from '#server/platform/errors.ts';
import { drawLinkImage } from '#server/platform/files/link-image.ts';
import type { PageReads } from '#server/platform/http/register-endpoints.ts';
import type { DescribePage, PageMetadata } from './page-head.ts';
import type { RenderRequested } from './rendered-pages.ts';

const PATH = /^\/link-images\/([a-z]{2})(\/.*)?\.jpg$/;

/** How many pictures are kept, of about 60 kB each. */
const MOST_KEPT = 200;

/** Keeps the last pictures, and draws each once for all who ask for it meanwhile. */
function createKeptImages(): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (key, make) => {
    const made = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

interface LinkImageParts {
  readonly describePage: DescribePage;
  readonly reads: Pick<PageReads, 'readForVisitor'>;
  readonly render: RenderRequested;
}

/** Serves pictures of pages that are there; nothing that an address says is drawn. */
export function serveLinkImages({ PRODUCT_NAME }: Config, { describePage, reads, render }: LinkImageParts): RequestHandler {
  const keep = createKeptImages();
  return async (request, response, next) => {
    const [, locale, path = '/'] = PATH.exec(request.path) ?? [];
    if (!isLocale(locale) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const page = matchPage(path);
    if (page === null || toCanonicalPath(page, new URLSearchParams()) !== path) throw new HttpError('notFound');
    const read = (address: string) => reads.readForVisitor(request, { address, locale });
    const ask = (address: string, body: unknown) => reads.readForVisitor(request, { address, locale, body });
    const described = await describePage({ page, locale, read });
    if (described === 'missing') throw new HttpError('notFound');
    const own = { payments: '', 'csp-nonce': '' } as const;
    const rendered = await render({ request, response, read, ask, own, path: toLocalePath(locale, path) });
    const metadata: PageMetadata = described ?? {};
    const title = rendered?.heading ?? metadata.title ?? PRODUCT_NAME;
    const key = createHash('sha256')
      .update(JSON.stringify([locale, title, metadata.imagePath ?? null]))
      .digest('base64url');
    response.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin', ETag: `"${key}"` });
    response.type('jpg');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const draw = async () =>
      drawLinkImage({ title, productName: PRODUCT_NAME, locale, photo: (await metadata.readImage?.().catch(() => null)) ?? null });
    response.send(await keep(key, draw));
  };
}
