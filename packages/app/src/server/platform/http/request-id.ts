// Names every request, so that an answer can be found in the log.

import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
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

export function requestIds({ log }: Pick<App, 'log'>): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    let own: Logger | undefined;
    request.id = id;
    // Most requests log nothing of their own.
    Object.defineProperty(request, 'log', {
      get() {
        own ??= log.child({ request: id });
        return own;
      },
    });
    response.setHeader('X-Request-Id', id);
    next();
  };
}
