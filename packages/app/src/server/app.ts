// The whole application: the platform with the routes of every feature.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import { redirectContent, serveBlogFeed } from './features/content/content.public.ts';
import { describePages } from './features/page-heads/page-heads.public.ts';
import { serveSitemaps } from './features/sitemaps/sitemaps.public.ts';
import type { App } from './platform/app.ts';
import { createApplication } from './platform/http/application.ts';
import { allRoutes } from './routes.ts';

/** The folder of the built web interface: beside the built server, or the build output when the server runs from source. */
function builtWeb(): string {
  const candidates = [join(import.meta.dirname, '../web'), join(import.meta.dirname, '../../dist/web')];
  return candidates.find((folder) => existsSync(join(folder, 'index.html'))) ?? candidates[0] ?? '';
}

/** @param secret signs the CSRF tokens; the same in every process */
export function createExpressApp(app: App, secret: string): Express {
  return createApplication({
    app,
    secret,
    routes: allRoutes,
    webFolder: app.config.WEB_DIR ?? builtWeb(),
    describePage: describePages(app),
    siteFiles: [serveSitemaps(app), serveBlogFeed(app)],
    redirectPage: redirectContent(app),
  });
}
