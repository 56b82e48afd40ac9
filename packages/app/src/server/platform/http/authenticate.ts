// Authenticates a request by the token in a cookie or in the Authorization header, with one query.

import type { IncomingMessage } from 'node:http';
import type { Switch } from '#server/access/grant.ts';
import type { Database } from '#server/db/database.ts';
import type { Caller } from '#server/platform/app.ts';
import { type DemoAccess, isDemoAccount } from '#server/platform/config/demo-accounts.ts';
import { SESSION_LIFE, type SessionMatch, type SessionRow, toSessionId, type VisitorQuery } from '#server/platform/sessions/sessions.ts';
import { stopViewing, VIEWING_MS, type ViewEnd } from '#server/platform/sessions/view-as.ts';
import { type CookieName, getCookie } from './request/cookies.ts';

export interface Visitor {
  /** Null if there is nothing to remember about the visitor. */
  readonly session: SessionRow | null;
  readonly caller: Caller | null;
  /** The switched rights of the caller's roles; switches of other roles don't matter. */
  readonly switches: readonly Switch[];
  /** Whether the token came in the Authorization header: from a program, not from a browser, which sends cookies automatically. */
  readonly byBearer: boolean;
}

const ANONYMOUS: Visitor = { session: null, caller: null, switches: [], byBearer: false };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns the cookie's name. */
export function getSessionCookieName({ secure }: { secure: boolean }): CookieName {
  return secure ? '__Host-session' : 'session';
}

function getBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function isSessionAlive({ createdAt, seenAt }: SessionRow, now: number): boolean {
  return now < seenAt.getTime() + SESSION_LIFE.idleMs && now < createdAt.getTime() + SESSION_LIFE.absoluteMs;
}

function toCaller({ session, account, viewer, roles }: SessionMatch): Caller | null {
  if (account === null) return null;
  const viewedBy =
    viewer === null
      ? null
      : {
          id: viewer.id,
          name: `${viewer.firstName} ${viewer.lastName}`.trim(),
          since: (session.viewingSince ?? session.createdAt).toISOString(),
        };
  return { id: account.id, roles, viewerId: viewer?.id ?? null, viewedBy, account };
}

interface AuthenticationContext {
  readonly db: Database;
  readonly query: VisitorQuery;
  readonly now: Date;
  readonly demo: DemoAccess;
}

/** Returns why a view of another account has ended; null if it hasn't, or if the session isn't a view. */
function findViewEnd({ session, account, viewer, roles }: SessionMatch, now: Date): ViewEnd | null {
  if (viewer === null || session.viewingSince === null) return null;
  if (account === null || roles.includes('Administrator')) return 'closed';
  return now.getTime() >= session.viewingSince.getTime() + VIEWING_MS ? 'expired' : null;
}

async function loadSession(id: string, means: AuthenticationContext): Promise<SessionMatch | undefined> {
  const { db, query, now } = means;
  const [row] = await query.execute({ id });
  const cause = row === undefined ? null : findViewEnd(row, now);
  if (cause === null || typeof row?.session.userId !== 'number') return row;
  const { userId } = row.session;
  await db.transaction((tx) => stopViewing(tx, { userId, sessionId: id, at: now, cause }));
  return (await query.execute({ id }))[0];
}

/** Returns whether a demo account is used from where demo accounts aren't allowed. In a view, the viewer's account counts. */
function isDemoFromOutside({ account, viewer }: SessionMatch, { byAccount }: DemoAccess): boolean {
  const person = viewer ?? account;
  return !byAccount && person !== null && isDemoAccount(person);
}

function toVisitor(row: SessionMatch, { now, demo }: Pick<AuthenticationContext, 'now' | 'demo'>): Visitor | null {
  if (!isSessionAlive(row.session, now.getTime())) return null;
  const { session, account, viewer, switches } = row;
  const isClosed = (session.userId !== null && account === null) || (session.viewerId !== null && viewer === null);
  return isClosed || isDemoFromOutside(row, demo) ? null : { session, caller: toCaller(row), switches, byBearer: false };
}

/** Returns who a session belongs to now, for connections that outlive a request; null if it has ended, or the view of an account has. */
export function recheckVisitor(row: SessionMatch | undefined, means: Pick<AuthenticationContext, 'now' | 'demo'>): Visitor | null {
  return row === undefined || findViewEnd(row, means.now) !== null ? null : toVisitor(row, means);
}

/** Returns when a session ends, unless requests extend it, or the view of an account. */
export function getSessionEnd({ createdAt, seenAt, viewingSince }: SessionRow): Date {
  const ends = [seenAt.getTime() + SESSION_LIFE.idleMs, createdAt.getTime() + SESSION_LIFE.absoluteMs];
  return new Date(Math.min(...ends, ...(viewingSince === null ? [] : [viewingSince.getTime() + VIEWING_MS])));
}

async function authenticateToken(token: string | undefined, means: AuthenticationContext): Promise<Visitor | null> {
  if (token === undefined || !TOKEN.test(token)) return null;
  const row = await loadSession(toSessionId(token), means);
  return row === undefined ? null : toVisitor(row, means);
}

/** Authenticates a request; falls back to the cookie if the bearer token is invalid. */
export async function authenticate(
  request: Pick<IncomingMessage, 'headers'>,
  { secure, ...means }: AuthenticationContext & { secure: boolean },
): Promise<Visitor> {
  const bearer = await authenticateToken(getBearerToken(request), means);
  if (bearer !== null) return { ...bearer, byBearer: true };
  return (await authenticateToken(getCookie(request, getSessionCookieName({ secure })), means)) ?? ANONYMOUS;
}
