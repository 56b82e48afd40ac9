// CSRF protection: a readable cookie whose value our own pages send back in a header, since other sites can't read it.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { HttpError } from '#server/platform/errors.ts';
import { getCookie, setCookie } from '#server/platform/http/request/cookies.ts';

export const CSRF = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' } as const;

export interface CsrfProtection {
  /** Returns a new token for a session; null for visitors without one. */
  createToken(sessionId: string | null): string;
  /** Sets a token for the client's session, unless it already has a valid one. */
  issueToken(request: Request, response: Response, sessionId: string | null): void;
  /** Rejects a request unless its header repeats the token of its cookie, made for this session. */
  assertToken(request: Request, sessionId: string | null): void;
}

const MAX_REMEMBERED_TOKENS = 10_000;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A token is random and signed together with its session: it ends with the session, changes at sign-in, and can't be forged by somebody who
 * manages to set a cookie. Visitors without a session have a token for no session.
 */
export function createCsrfProtection({ secret, secure }: { secret: string; secure: boolean }): CsrfProtection {
  const key = createHmac('sha256', secret).update('forgery tokens').digest();

  function signToken(nonce: string, sessionId: string | null): string {
    return `${nonce}.${createHmac('sha256', key)
      .update(`${nonce}.${sessionId ?? ''}`)
      .digest('base64url')}`;
  }

  /** Tokens already verified, with their sessions: most requests repeat the token of the one before. */
  const validTokens = new Map<string, string | null>();

  function isValidToken(token: string, sessionId: string | null): boolean {
    if (validTokens.has(token) && validTokens.get(token) === sessionId) return true;
    if (!isEqual(token, signToken(token.split('.', 1)[0] ?? '', sessionId))) return false;
    if (validTokens.size >= MAX_REMEMBERED_TOKENS) validTokens.clear();
    validTokens.set(token, sessionId);
    return true;
  }

  const createToken = (sessionId: string | null) => signToken(randomBytes(16).toString('base64url'), sessionId);

  return {
    createToken,
    issueToken(request, response, sessionId) {
      if (isValidToken(getCookie(request, CSRF.cookie) ?? '', sessionId)) return;
      setCookie(response, CSRF.cookie, { value: createToken(sessionId), httpOnly: false, secure });
    },
    assertToken(request, sessionId) {
      const held = getCookie(request, CSRF.cookie) ?? '';
      const shown = request.get(CSRF.header) ?? '';
      if (!isEqual(held, shown) || !isValidToken(shown, sessionId)) throw new HttpError('sessionExpired');
    },
  };
}
