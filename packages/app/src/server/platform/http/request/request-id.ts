// Assigns an ID to every request, so that its log entries can be found.

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

/** The loggers of requests that logged something; most don't. */
const loggers = new WeakMap<Request, Logger>();

/** Gives every request an ID, and a logger that includes it. */
export function assignRequestIds(application: Application, { log }: Pick<App, 'log'>): void {
  // Defined on the prototype: a property on each request would double the cost of the ID.
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
