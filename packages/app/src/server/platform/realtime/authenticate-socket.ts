// Authenticates a connection by the session of its cookie or token, like a request.

import type { Socket } from 'socket.io';
import { isLocale, parseLocale } from '#contract/platform/locales.ts';
import { ACCESS_TOKEN_EXPIRED } from '#contract/platform/realtime.ts';
import type { App } from '#server/platform/app.ts';
import { getDemoAccess } from '#server/platform/config/demo-accounts.ts';
import { HttpError } from '#server/platform/errors.ts';
import { authenticate } from '#server/platform/http/authenticate.ts';
import { isAccessTokenValid } from '#server/platform/sessions/access-tokens.ts';
import type { VisitorQuery } from '#server/platform/sessions/sessions.ts';
import type { SocketData } from './sockets.ts';

/** Returns a text that the client has sent with its connection: browsers can't set headers there. */
function findHandshakeText({ handshake }: Pick<Socket, 'handshake'>, name: string): string | undefined {
  const value: unknown = handshake.auth[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the language that the client has chosen, or else that of its browser. */
export function getSocketLocale(socket: Pick<Socket, 'handshake'>): SocketData['locale'] {
  const chosen = findHandshakeText(socket, 'locale');
  return isLocale(chosen) ? chosen : parseLocale(socket.handshake.headers['accept-language']);
}

/** Thrown for a connection with an access token that has expired, or is not of its session. */
export class AccessTokenExpired extends Error {
  constructor() {
    super(ACCESS_TOKEN_EXPIRED);
  }
}

/**
 * Returns the session and the user of a connection.
 * @throws HttpError `unauthenticated`; AccessTokenExpired
 */
export async function authenticateSocket(
  socket: Pick<Socket, 'handshake' | 'request'>,
  { app, query }: { app: App; query: VisitorQuery },
): Promise<SocketData> {
  const { request } = socket;
  const token = findHandshakeText(socket, 'token');
  const headers = token === undefined ? request.headers : { ...request.headers, authorization: `Bearer ${token}` };
  const demo = getDemoAccess(request, app.config);
  const means = { db: app.db, query, now: app.clock.now(), demo, secure: app.config.SECURE_COOKIES };
  const { session, caller, switches } = await authenticate({ headers }, means);
  if (session === null || caller === null) throw new HttpError('unauthenticated');
  const accessToken = findHandshakeText(socket, 'accessToken');
  const claims = { userId: caller.id, sessionId: session.id };
  if (accessToken !== undefined && !(await isAccessTokenValid(app, accessToken, claims))) throw new AccessTokenExpired();
  return { session, caller, switches, demo, locale: getSocketLocale(socket), isClosing: false };
}
