// Access tokens of the built-in chat and video: signed statements of whose session they are for. They open nothing by themselves; the
// session does.

import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { App } from '#server/platform/app.ts';
import { getOrCreateSessionSecret } from './session-secret.ts';

/** For how long a token is valid, in seconds. */
const ACCESS_TOKEN_SECONDS = 3600;

const AUDIENCE = 'realtime';

export interface AccessTokenClaims {
  readonly userId: number;
  readonly sessionId: string;
}

const keys = new WeakMap<App['database'], Promise<Uint8Array>>();

/** Returns a key of their own, which signs nothing else. */
function getKey({ config, database }: Pick<App, 'config' | 'database'>): Promise<Uint8Array> {
  const known = keys.get(database);
  if (known !== undefined) return known;
  const key = getOrCreateSessionSecret(config, database).then((secret) => createHmac('sha256', secret).update('access tokens').digest());
  keys.set(database, key);
  return key;
}

type TokenApp = Pick<App, 'config' | 'database' | 'clock'>;

/** Returns when a token that is created now expires: a whole second. */
export function getTokenExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS) * 1000);
}

export async function createAccessToken(app: TokenApp, { userId, sessionId }: AccessTokenClaims): Promise<string> {
  const now = app.clock.now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(getTokenExpiry(now))
    .sign(await getKey(app));
}

/** Returns whether a token is valid now, and for this session of this user. */
export async function isAccessTokenValid(app: TokenApp, token: string, { userId, sessionId }: AccessTokenClaims): Promise<boolean> {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: app.clock.now() };
    const { payload } = await jwtVerify(token, await getKey(app), options);
    return payload.sub === String(userId) && payload['sid'] === sessionId;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
