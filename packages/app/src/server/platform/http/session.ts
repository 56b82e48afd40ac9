// Sessions: kept in the database, named by a cookie that no script can read.

import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { App, SessionHandle } from '#server/platform/app.ts';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    kept: Record<string, string>;
  }
}

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: App['log'];
    }
  }
}

const DAYS_30 = 30 * 24 * 3600 * 1000;

export function sessions({ config, database }: App, secret: string): RequestHandler {
  const Store = connectPgSimple(session);
  return session({
    name: 'session',
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    store: new Store({ pool: database.raw as unknown as Pool, tableName: 'session', pruneSessionInterval: false }),
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.SECURE_COOKIES, maxAge: DAYS_30 },
  });
}

function regenerated(request: Request): Promise<void> {
  return new Promise((done, failed) => request.session.regenerate((error) => (error ? failed(error) : done())));
}

function destroyed(request: Request): Promise<void> {
  return new Promise((done, failed) => request.session.destroy((error) => (error ? failed(error) : done())));
}

/** What use cases may do with the session of a request. */
export function sessionOf(request: Request): SessionHandle {
  return {
    id: request.sessionID,
    async begin(userId) {
      await regenerated(request);
      request.session.userId = userId;
    },
    async end() {
      await destroyed(request);
      request.res?.clearCookie('session');
    },
    keep(name, value) {
      const kept = { ...request.session.kept };
      if (value === null) delete kept[name];
      else kept[name] = value;
      request.session.kept = kept;
    },
    kept: (name) => request.session.kept?.[name] ?? null,
  };
}
