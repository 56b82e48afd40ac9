// The servers that help the devices of a call to connect, loaded again once their credentials have expired.

import { isTokenExpired } from '#contract/messaging/access-token.ts';
import type { readVideoToken } from '#contract/messaging/tokens.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';

export type VideoToken = AnswerOf<typeof readVideoToken>;

function toIceServers({ iceServers }: VideoToken): RTCIceServer[] {
  return iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }));
}

/**
 * Returns a function that answers the servers of a call: the same list until its credentials expire, then those of another token.
 * @param load throws as `call` does; the next call of the function asks again then
 */
export function createIceServerLoader(first: VideoToken, load: () => Promise<VideoToken>): () => Promise<RTCIceServer[]> {
  let token = first;
  let servers = toIceServers(first);
  let renewal: Promise<void> | null = null;

  async function renew(): Promise<void> {
    token = await load();
    servers = toIceServers(token);
  }

  return async () => {
    if (!isTokenExpired(token, new Date(getServerNow()))) return servers;
    renewal ??= renew().finally(() => {
      renewal = null;
    });
    await renewal;
    return servers;
  };
}
