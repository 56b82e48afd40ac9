// Protection against forged requests: a readable cookie whose value our own pages send back in a header; no other site can read it.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { HttpError } from '#server/platform/errors.ts';
import { getCookie, setCookie } from '#server/platform/http/request/cookies.ts';

const CSRF = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' } as const;

export interface CsrfProtection {
  /** Gives the client a token for its session, unless it holds a good one. */
  issueToken(request: Request, response: Response, sessionId: string | null): void;
  /** Refuses a request that does not show in its header the token that it holds in its cookie, made for this very session. */
  assertToken(request: Request, sessionId: string | null): void;
}

const MAX_REMEMBERED_TOKENS = 10_000;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A token is random and signed together with the session that it is for: it ends with the session, changes when somebody signs in,
 * and can't be made by whoever manages to plant a cookie. Visitors without a session have one for no session.
 */
export function createCsrfProtection({ secret, secure }: { secret: string; secure: boolean }): CsrfProtection {
  const key = createHmac('sha256', secret).update('forgery tokens').digest();

  function signToken(nonce: string, sessionId: string | null): string {
    return `${nonce}.${createHmac('sha256', key)
      .update(`${nonce}.${sessionId ?? ''}`)
      .digest('base64url')}`;
  }

  /** Tokens that were found good, with their sessions: most requests bring the one of the request before. */
  const validTokens = new Map<string, string | null>();

  function isValidToken(token: string, sessionId: string | null): boolean {
    if (validTokens.has(token) && validTokens.get(token) === sessionId) return true;
    if (!isEqual(token, signToken(token.split('.', 1)[0] ?? '', sessionId))) return false;
    if (validTokens.size >= MAX_REMEMBERED_TOKENS) validTokens.clear();
    validTokens.set(token, sessionId);
    return true;
  }

  return {
    issueToken(request, response, sessionId) {
      if (isValidToken(getCookie(request, CSRF.cookie) ?? '', sessionId)) return;
      const value = signToken(randomBytes(16).toString('base64url'), sessionId);
      setCookie(response, CSRF.cookie, { value, httpOnly: false, secure });
    },
    assertToken(request, sessionId) {
      const held = getCookie(request, CSRF.cookie) ?? '';
      const shown = request.get(CSRF.header) ?? '';
      if (!isEqual(held, shown) || !isValidToken(shown, sessionId)) throw new HttpError('sessionExpired');
    },
  };
}
