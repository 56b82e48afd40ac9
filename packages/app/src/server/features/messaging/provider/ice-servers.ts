// The servers that help browsers to reach each other, with credentials that expire.

import { createHmac } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';

export interface IceServer {
  readonly urls: string[];
  readonly username?: string;
  readonly credential?: string;
}

/** Returns the configured servers. The credentials are those of the REST API of TURN servers such as coturn. */
export function listIceServers(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  { userId, expiresAt }: { readonly userId: number; readonly expiresAt: Date },
): IceServer[] {
  const stun = STUN_URLS.length === 0 ? [] : [{ urls: [...STUN_URLS] }];
  if (TURN_URLS.length === 0 || TURN_SECRET === undefined) return stun;
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${userId}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: [...TURN_URLS], username, credential }];
}
