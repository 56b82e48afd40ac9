// The session of a request: use cases start, end and change it; the cookies are set accordingly.

import type { Request, Response } from 'express';
import type { App, SessionHandle } from '#server/platform/app.ts';
import {
  createSession,
  createToken,
  endSession,
  SESSION_LIFE,
  type SessionRow,
  toSessionId,
  touchSession,
  updateSessionValues,
} from '#server/platform/sessions/sessions.ts';
import { getSessionCookieName, type Visitor } from './authenticate.ts';
import type { CsrfProtection } from './protection/csrf.ts';
import type { KnownDevices } from './protection/known-devices.ts';
import { getCookie, setCookie } from './request/cookies.ts';

/** The minimum time between two updates of the time of last use. */
const TOUCH_MS = 5 * 60 * 1000;

interface SessionParts {
  readonly app: App;
  readonly request: Request;
  readonly response: Response;
  readonly visitor: Visitor;
  readonly csrf: CsrfProtection;
  readonly devices: KnownDevices;
}

export interface RequestSession extends SessionHandle {
  /** Returns the device's ID if it has signed in to the account of an email address before. */
  findDeviceId(email: string): string | null;
  /** Saves changed values; call it once, before the response is sent. */
  save(): Promise<void>;
}

export function createRequestSession({ app, request, response, visitor, csrf, devices }: SessionParts): RequestSession {
  const secure = app.config.SECURE_COOKIES;
  const cookie = getSessionCookieName({ secure });
  let row: SessionRow | null = visitor.session;
  const pending: Record<string, string | null> = {};

  function setSessionCookies(token: string, seconds: number): void {
    setCookie(response, cookie, { value: token, httpOnly: true, secure, maxAge: seconds });
    csrf.issueToken(request, response, row?.id ?? null);
  }

  async function replaceSession(userId: number | null, viewerId: number | null, kept: Record<string, string>): Promise<string> {
    const [now, token, old] = [app.clock.now(), createToken(), row];
    const agent = (request.get('user-agent') ?? '').slice(0, 200);
    row = await createSession(app.db, { id: toSessionId(token), userId, viewerId, kept, agent, createdAt: now, seenAt: now });
    if (old !== null) await endSession(app.db, old.id);
    setSessionCookies(token, SESSION_LIFE.idleMs / 1000);
    return token;
  }

  return {
    get id() {
      return row?.id ?? '';
    },
    begin: (userId, { viewerId = null } = {}) => replaceSession(userId, viewerId, {}),
    rememberDevice: (email) => devices.remember(request, response, email),
    findDeviceId: (email) => devices.findDeviceId(request, email),
    async end() {
      if (row !== null) await endSession(app.db, row.id);
      row = null;
      for (const name of Object.keys(pending)) delete pending[name];
      setSessionCookies('', 0);
    },
    keep(name, value) {
      pending[name] = value;
    },
    kept: (name) => (name in pending ? (pending[name] ?? null) : (row?.kept[name] ?? null)),
    async save() {
      const values = Object.entries(pending);
      if (values.length === 0) return;
      const set = Object.fromEntries(values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
      if (row !== null) await updateSessionValues(app.db, { id: row.id, values: { ...pending } });
      else if (Object.keys(set).length > 0) await replaceSession(null, null, set);
    },
  };
}

/** Updates a session's time of last use, at most every few minutes, and extends its cookie; deletes the cookie of an invalid session. */
export async function extendSession({ app, request, response, visitor }: Omit<SessionParts, 'csrf' | 'devices'>): Promise<void> {
  const secure = app.config.SECURE_COOKIES;
  const name = getSessionCookieName({ secure });
  const token = getCookie(request, name);
  const { session } = visitor;
  if (session === null) {
    if (token !== undefined) setCookie(response, name, { value: '', httpOnly: true, secure, maxAge: 0 });
    return;
  }
  const now = app.clock.now();
  if (now.getTime() - session.seenAt.getTime() < TOUCH_MS) return;
  await touchSession(app.db, { id: session.id, at: now });
  if (visitor.byBearer || token === undefined) return;
  const leftMs = Math.min(SESSION_LIFE.idleMs, session.createdAt.getTime() + SESSION_LIFE.absoluteMs - now.getTime());
  setCookie(response, name, { value: token, httpOnly: true, secure, maxAge: Math.floor(leftMs / 1000) });
}
