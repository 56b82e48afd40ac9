// The application as Express runs it: what every request passes, in order.

import express, { type Express } from 'express';
import type { App } from '#server/platform/app.ts';
import { compressed } from './compress.ts';
import { answerErrors } from './errors.ts';
import { mount } from './mount.ts';
import { type DescribePage, pages, robotsTxt } from './pages.ts';
import { nameRequests } from './request-id.ts';
import type { Route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';
import { MANIFEST_PATH, webManifest } from './web-manifest.ts';

interface Parts {
  readonly app: App;
  /** Signs the forgery tokens. */
  readonly secret: string;
  readonly routes: readonly Route[];
  /** Where the web interface was built to. */
  readonly webFolder: string;
  /** What pages of the content are called. */
  readonly describePage?: DescribePage;
}

export function expressApplication({ app, secret, routes, webFolder, describePage }: Parts): Express {
  const application = express();
  application.disable('x-powered-by');
  application.set('trust proxy', app.config.TRUST_PROXY);
  application.set('query parser', 'simple');
  nameRequests(application, app);
  application.use(securityHeaders({ secure: app.config.SECURE_COOKIES }));
  application.get('/robots.txt', robotsTxt());
  application.get(MANIFEST_PATH, webManifest(webFolder, app.config));
  application.use(webFiles(webFolder));
  mount(application, routes, { app, secret });
  application.use(compressed, pages(webFolder, app.config, describePage));
  application.use(answerErrors);
  return application;
}
