// The Express application: the middleware that every request passes, in order.

import express, { type Express, type RequestHandler } from 'express';
import type { App } from '#server/platform/app.ts';
import { compressionHandler } from './compress.ts';
import { handleErrors } from './error-handler.ts';
import { serveLinkImages } from './pages/link-images.ts';
import { OFFLINE_PATH, serveOfflinePage } from './pages/offline-page.ts';
import type { DescribePage } from './pages/page-head.ts';
import { servePages } from './pages/pages.ts';
import { createRenderedPages } from './pages/rendered-pages.ts';
import { serveRobotsTxt } from './pages/robots-txt.ts';
import { serveWebFiles } from './pages/web-files.ts';
import { MANIFEST_PATH, serveWebManifest } from './pages/web-manifest.ts';
import { createSecurityHeaders, listMapOrigins } from './protection/security-headers.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { assignRequestIds } from './request/request-id.ts';
import type { Route } from './routes.ts';

interface ApplicationParts {
  readonly app: App;
  /** Signs the CSRF tokens and the cookie of known devices. */
  readonly secret: string;
  readonly routes: readonly Route[];
  /** The folder of the built web interface. */
  readonly webFolder: string;
  /** Returns the metadata of content pages. */
  readonly describePage?: DescribePage;
  /** Serves what features have for programs that read the site: feeds and maps. */
  readonly siteFiles?: readonly RequestHandler[];
  /** Answers requests for pages that have moved. */
  readonly redirectPage?: RequestHandler;
}

export function createApplication({
  app,
  secret,
  routes,
  webFolder,
  describePage,
  siteFiles = [],
  redirectPage,
}: ApplicationParts): Express {
  const application = express();
  application.disable('x-powered-by');
  application.set('trust proxy', app.config.TRUST_PROXY);
  application.set('query parser', 'simple');
  assignRequestIds(application, app);
  application.use(createSecurityHeaders({ secure: app.config.SECURE_COOKIES }));
  application.get('/robots.txt', serveRobotsTxt(app.config));
  application.get(MANIFEST_PATH, serveWebManifest(webFolder, app.config));
  application.get(OFFLINE_PATH, serveOfflinePage(app.config));
  application.use(serveWebFiles(webFolder, listMapOrigins(app.config)));
  const reads = registerEndpoints(application, routes, { app, secret });
  for (const serveFile of siteFiles) application.use(compressionHandler, serveFile);
  if (redirectPage !== undefined) application.use(redirectPage);
  const pages = {
    describePage: describePage ?? (async () => null),
    reads,
    render: createRenderedPages(webFolder, app.config),
  };
  application.use(serveLinkImages(app.config, pages));
  application.use(compressionHandler, servePages(webFolder, app.config, pages));
  application.use(handleErrors);
  return application;
}
