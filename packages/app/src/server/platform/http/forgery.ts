// Protection against forged requests: a readable cookie whose value our own pages send back in a header; no other site can read it.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { HttpRefusal } from '#server/platform/refusal.ts';
import { cookieOf, setCookie } from './cookies.ts';

const FORGERY = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' } as const;

export interface ForgeryGuard {
  /** Gives the client a token for its session, unless it holds a good one. */
  give(request: Request, response: Response, sessionId: string | null): void;
  /** Refuses a request that does not show in its header the token that it holds in its cookie, made for this very session. */
  demand(request: Request, sessionId: string | null): void;
}

const REMEMBERED = 10_000;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A token is random and signed together with the session that it is for: it ends with the session, changes when somebody signs in,
 * and can't be made by whoever manages to plant a cookie. Visitors without a session have one for no session.
 */
export function forgeryGuard({ secret, secure }: { secret: string; secure: boolean }): ForgeryGuard {
  const key = createHmac('sha256', secret).update('forgery tokens').digest();

  function signed(nonce: string, sessionId: string | null): string {
    return `${nonce}.${createHmac('sha256', key)
      .update(`${nonce}.${sessionId ?? ''}`)
      .digest('base64url')}`;
  }

  /** Tokens that were found good, with their sessions: most requests bring the one of the request before. */
  const good = new Map<string, string | null>();

  function isGood(token: string, sessionId: string | null): boolean {
    if (good.has(token) && good.get(token) === sessionId) return true;
    if (!isEqual(token, signed(token.split('.', 1)[0] ?? '', sessionId))) return false;
    if (good.size >= REMEMBERED) good.clear();
    good.set(token, sessionId);
    return true;
  }

  return {
    give(request, response, sessionId) {
      if (isGood(cookieOf(request, FORGERY.cookie) ?? '', sessionId)) return;
      const value = signed(randomBytes(16).toString('base64url'), sessionId);
      setCookie(response, FORGERY.cookie, { value, httpOnly: false, secure });
    },
    demand(request, sessionId) {
      const held = cookieOf(request, FORGERY.cookie) ?? '';
      const shown = request.get(FORGERY.header) ?? '';
      if (!isEqual(held, shown) || !isGood(shown, sessionId)) throw new HttpRefusal('sessionExpired');
    },
  };
}
