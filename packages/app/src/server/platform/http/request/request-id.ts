// Names every request, so that an answer can be found in the log.

import { randomUUID } from 'node:crypto';
import type { Express as Application, Request } from 'express';
import type { Logger } from 'pino';
import type { App } from '#server/platform/app.ts';

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
    }
  }
}

/** Their own loggers, of the requests that have logged something: most have nothing to say. */
const loggers = new WeakMap<Request, Logger>();

/** Gives every request of an application its name and a log in which it is told under it. */
export function assignRequestIds(application: Application, { log }: Pick<App, 'log'>): void {
  // Of all requests at once: a property defined on each would cost as much as all the rest of its name.
  Object.defineProperty(application.request, 'log', {
    get(this: Request) {
      const own = loggers.get(this) ?? log.child({ request: this.id });
      loggers.set(this, own);
      return own;
    },
  });
  application.use((request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    next();
  });
}
