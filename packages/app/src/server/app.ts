// The application: what every request passes, in order.

import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { doormanOf } from './features/identity/doorman.ts';
import type { App } from './platform/app.ts';
import { answerErrors } from './platform/http/errors.ts';
import { mount } from './platform/http/mount.ts';
import { sessions } from './platform/http/session.ts';
import { HttpRefusal } from './platform/refusal.ts';
import { allRoutes } from './routes.ts';

export function applicationOf(app: App, secret: string): Express {
  const application = express();
  application.disable('x-powered-by');
  application.set('trust proxy', app.config.TRUST_PROXY);
  application.use((request, _response, next) => {
    request.id = randomUUID();
    request.log = app.log.child({ request: request.id });
    next();
  });
  application.use(sessions(app, secret));
  application.use('/api', express.json({ limit: '256kb' }));
  mount(application, allRoutes, { app, doorman: doormanOf(app) });
  application.use('/api', () => {
    throw new HttpRefusal('notFound');
  });
  application.use(answerErrors);
  return application;
}
