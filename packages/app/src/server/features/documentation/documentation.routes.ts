// The endpoints that describe the endpoints.

import { createHash } from 'node:crypto';
import * as documentation from '#contract/documentation/documentation.endpoints.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Config } from '#server/platform/config/config.ts';
import { defineRoutes, type FileResponse } from '#server/platform/http/routes.ts';
import { renderDocsPage } from './docs-page.ts';
import { createOpenapiDocument } from './openapi-document.ts';

function toFileResponse(mediaType: string, text: string): FileResponse {
  const body = Buffer.from(text);
  return { mediaType, body, etag: createHash('sha256').update(body).digest('base64url'), cache: 'revalidate' };
}

/** Both forms of the description; made when first asked for, as long as the settings are the same. */
function createDocumentCache(): (config: Config) => { openapi: FileResponse; docs: FileResponse } {
  const made = new WeakMap<Config, { openapi: FileResponse; docs: FileResponse }>();
  return (config) => {
    const known = made.get(config);
    if (known !== undefined) return known;
    const document = createOpenapiDocument(ENDPOINTS, { title: config.PRODUCT_NAME, url: config.PUBLIC_URL });
    const fresh = {
      openapi: toFileResponse('application/json', JSON.stringify(document)),
      docs: toFileResponse('text/html; charset=utf-8', renderDocsPage(document)),
    };
    made.set(config, fresh);
    return fresh;
  };
}

const describe = createDocumentCache();

export const documentationRoutes = defineRoutes(documentation, {
  readOpenapi: async ({ app }) => describe(app.config).openapi,
  readDocs: async ({ app }) => describe(app.config).docs,
});
