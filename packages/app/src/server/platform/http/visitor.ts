// Who sends a request: found by the token of a cookie or of an Authorization header, in one statement.

import type { Request } from 'express';
import type { Switch } from '#server/access/grant.ts';
import type { Database } from '#server/db/database.ts';
import type { Caller } from '#server/platform/app.ts';
import { type DemoAccess, isDemoAccount } from '#server/platform/demo-accounts.ts';
import { SESSION_LIFE, type SessionRow, sessionIdOf, type VisitorQuery } from '#server/platform/sessions.ts';
import { endViewing, VIEWING_MS, type ViewEnd } from '#server/platform/viewing.ts';
import { cookieOf } from './cookies.ts';

export interface Visitor {
  /** Null while nothing has to be remembered of them. */
  readonly session: SessionRow | null;
  readonly caller: Caller | null;
  /** The switched rights of the caller's roles; nobody else's can matter. */
  readonly switches: readonly Switch[];
  /** A program that holds a token, not a browser that sends its cookies wherever it is told to. */
  readonly byBearer: boolean;
}

const NOBODY: Visitor = { session: null, caller: null, switches: [], byBearer: false };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie; browsers take it over https only. */
export function sessionCookieName({ secure }: { secure: boolean }): string {
  return secure ? '__Host-session' : 'session';
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
}

function isAlive({ createdAt, seenAt }: SessionRow, now: number): boolean {
  return now < seenAt.getTime() + SESSION_LIFE.idleMs && now < createdAt.getTime() + SESSION_LIFE.absoluteMs;
}

type Found = Awaited<ReturnType<VisitorQuery['execute']>>[number];

function callerOf({ session, account, viewer, roles }: Found): Caller | null {
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

interface Means {
  readonly db: Database;
  readonly query: VisitorQuery;
  readonly now: Date;
  readonly demo: DemoAccess;
}

/** Why a view of another account is over; null while it lasts, and for a session that is none. */
function endOfView({ session, account, viewer, roles }: Found, now: Date): ViewEnd | null {
  if (viewer === null || session.viewingSince === null) return null;
  if (account === null || roles.includes('Administrator')) return 'closed';
  return now.getTime() >= session.viewingSince.getTime() + VIEWING_MS ? 'expired' : null;
}

async function found(id: string, means: Means): Promise<Found | undefined> {
  const { db, query, now } = means;
  const [row] = await query.execute({ id });
  const cause = row === undefined ? null : endOfView(row, now);
  if (cause === null || typeof row?.session.userId !== 'number') return row;
  const { userId } = row.session;
  await db.transaction((tx) => endViewing(tx, { userId, sessionId: id, at: now, cause }));
  return (await query.execute({ id }))[0];
}

/** Whether somebody of the demo world asks from where they do not count; who views as them is somebody else. */
function isDemoFromOutside({ account, viewer }: Found, { byAccount }: DemoAccess): boolean {
  const person = viewer ?? account;
  return !byAccount && person !== null && isDemoAccount(person);
}

async function holderOf(token: string | undefined, means: Means): Promise<Visitor | null> {
  if (token === undefined || !TOKEN.test(token)) return null;
  const row = await found(sessionIdOf(token), means);
  if (row === undefined || !isAlive(row.session, means.now.getTime())) return null;
  const { session, account, viewer, switches } = row;
  const isClosed = (session.userId !== null && account === null) || (session.viewerId !== null && viewer === null);
  return isClosed || isDemoFromOutside(row, means.demo) ? null : { session, caller: callerOf(row), switches, byBearer: false };
}

/** A token of an Authorization header that is worth nothing leaves the cookie to count. */
export async function visitorOf(request: Request, { secure, ...means }: Means & { secure: boolean }): Promise<Visitor> {
  const bearer = await holderOf(bearerOf(request), means);
  if (bearer !== null) return { ...bearer, byBearer: true };
  return (await holderOf(cookieOf(request, sessionCookieName({ secure })), means)) ?? NOBODY;
}
