// What a device is told that puts the product on its home screen: as it was built, under the product's name.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '#server/platform/config/config.ts';

export const MANIFEST_PATH = '/site.webmanifest';

/** Answers with the manifest of the built interface; where nothing was built, there is none. */
export function serveWebManifest(folder: string, { PRODUCT_NAME: name }: Config): RequestHandler {
  const file = join(folder, MANIFEST_PATH);
  const text = existsSync(file) ? JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name, short_name: name }) : null;
  return (_request, response, next) => {
    if (text === null) return next();
    response.type('application/manifest+json').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}
