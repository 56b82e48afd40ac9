// The access token of the live channel: fetched after sign-in, again before it expires, and forgotten at sign-out.

import { isTokenExpired, parseExpiry } from '#contract/messaging/access-token.ts';
import { readChatToken } from '#contract/messaging/tokens.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { Sections } from '#web/messages/sections.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { getTranslator, loadMessages } from '#web/platform/messages/messages.ts';
import { showAlert } from '#web/platform/notices/notices.ts';
import { session } from '#web/platform/session/session.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';

/** Waits after failures in milliseconds; they double. */
const RETRY = { firstMs: 5000, longestMs: 300_000 } as const;
/** How long before its expiry a token is fetched again, and the shortest wait, in milliseconds. */
const RENEWAL = { beforeMs: 90_000, shortestMs: 30_000 } as const;
/** The longest that a connection waits for a token, in milliseconds; the session is proof enough without one. */
const PATIENCE_MS = 5000;

export interface AccessTokens {
  /** Returns the token to connect with; undefined if there is none, or it is for another provider. */
  get(): Promise<string | undefined>;
  /** Forgets the token: the server has refused it. */
  reset(): void;
  /** Ends it for good, at sign-out. */
  close(): void;
}

/** Accounts without a role get no token: their session is proof enough. */
function isAllowed(): boolean {
  const now = session.get();
  return now.state === 'signedIn' && now.user.capabilities.includes('conversations.token');
}

/** Tells the user why there is no token, with the text of the server if there is one. */
async function showFault(error: unknown): Promise<void> {
  if (error instanceof ApiFailure && error.fromServer) return showAlert({ text: error.message });
  await loadMessages(['messagingAlerts']);
  const words = getTranslator() as unknown as (key: `messagingAlerts.${keyof Sections['messagingAlerts']}`) => string;
  showAlert({ text: words('messagingAlerts.tokenFailed') });
}

/** Keeps the token of the signed-in user. */
export function createAccessTokens(): AccessTokens {
  const ended = new AbortController();
  const { signal } = ended;
  let known: AnswerOf<typeof readChatToken> | null = null;
  let fetching: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isTold = false;

  function renewAfter(ms: number): void {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void renew(), ms);
  }

  function handleFailure(error: unknown): void {
    known = null;
    renewAfter(Math.min(RETRY.firstMs * 2 ** failures, RETRY.longestMs));
    failures += 1;
    // The end of the session is told elsewhere, and without a network there is more to miss than this.
    const isElsewhere = error instanceof ApiFailure && (error.statusCode === 401 || (error.statusCode === 0 && !navigator.onLine));
    if (isTold || isElsewhere) return;
    isTold = true;
    showFault(error).catch(() => {
      isTold = false;
    });
  }

  async function fetchToken(): Promise<void> {
    try {
      const answer = await call(readChatToken, {}, { background: true, signal });
      if (signal.aborted) return;
      known = answer;
      failures = 0;
      const rest = (parseExpiry(answer.expiry)?.getTime() ?? 0) - getServerNow();
      renewAfter(Math.max(rest - RENEWAL.beforeMs, RENEWAL.shortestMs));
    } catch (error) {
      if (!signal.aborted) handleFailure(error);
    }
  }

  function renew(): Promise<void> {
    fetching ??= fetchToken().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    async get() {
      // After a failure it is tried again in its time, however often the connection breaks.
      const isNeeded = failures === 0 && !signal.aborted && isAllowed() && isTokenExpired(known, new Date(getServerNow()));
      if (isNeeded) await Promise.race([renew(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
      return known?.provider === 'built-in' ? known.token : undefined;
    },
    reset() {
      known = null;
    },
    close() {
      ended.abort();
      clearTimeout(timer);
      known = null;
    },
  };
}
