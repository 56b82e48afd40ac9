// The endpoints that describe the endpoints.

import { createHash } from 'node:crypto';
import * as documentation from '#contract/documentation/documentation.endpoints.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Config } from '#server/platform/config.ts';
import { type Bytes, routes } from '#server/platform/http/routes.ts';
import { docsPageOf } from './docs-page.ts';
import { openapiOf } from './openapi.ts';

function bytesOf(mediaType: string, text: string): Bytes {
  const body = Buffer.from(text);
  return { mediaType, body, etag: createHash('sha256').update(body).digest('base64url'), cache: 'revalidate' };
}

/** Both forms of the description; made when first asked for, as long as the settings are the same. */
function madeOnce(): (config: Config) => { openapi: Bytes; docs: Bytes } {
  const made = new WeakMap<Config, { openapi: Bytes; docs: Bytes }>();
  return (config) => {
    const known = made.get(config);
    if (known !== undefined) return known;
    const document = openapiOf(ENDPOINTS, { title: config.PRODUCT_NAME, url: config.PUBLIC_URL });
    const fresh = {
      openapi: bytesOf('application/json', JSON.stringify(document)),
      docs: bytesOf('text/html; charset=utf-8', docsPageOf(document)),
    };
    made.set(config, fresh);
    return fresh;
  };
}

const describe = madeOnce();

export const documentationRoutes = routes(documentation, {
  readOpenapi: async ({ app }) => describe(app.config).openapi,
  readDocs: async ({ app }) => describe(app.config).docs,
});
