// The web app manifest, for devices that add the product to the home screen: the built one with the product's name.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '#server/platform/config/config.ts';

export const MANIFEST_PATH = '/site.webmanifest';

/** Serves the manifest of the built interface; skips if nothing is built. */
export function serveWebManifest(folder: string, { PRODUCT_NAME: name }: Config): RequestHandler {
  const file = join(folder, MANIFEST_PATH);
  const text = existsSync(file) ? JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name, short_name: name }) : null;
  return (_request, response, next) => {
    if (text === null) return next();
    response.type('application/manifest+json').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}
