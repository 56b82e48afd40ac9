// Chooses what carries a call, by the provider that the server names with the token.

import { isTokenExpired } from '#contract/messaging/access-token.ts';
import { readVideoToken } from '#contract/messaging/tokens.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { pageChannel } from './call-channel.ts';
import type { CreateTransport } from './media-transport.ts';
import type { LocalTracks } from './peer.model.ts';
import { createPeerMesh } from './peer-mesh.ts';
import type { RoomClients } from './rooms/room-clients.ts';
import { createRoomTransport } from './rooms/room-transport.ts';

export type VideoToken = AnswerOf<typeof readVideoToken>;

export interface CallMedia {
  readonly callId: number;
  readonly token: VideoToken;
  readonly tracks: LocalTracks;
  readonly isMuted: boolean;
}

const loadToken = (callId: number, peerId?: string) =>
  call(readVideoToken, { query: { callId, ...(peerId === undefined ? {} : { peerId }) } }, { background: true });

function toIceServers({ iceServers }: VideoToken): RTCIceServer[] {
  return iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }));
}

/** Returns a function that loads the servers of a call, again once their credentials have expired. */
function createIceServerLoader(callId: number, first: VideoToken): () => Promise<RTCIceServer[]> {
  let token = first;
  return async () => {
    if (isTokenExpired(token, new Date(getServerNow()))) token = await loadToken(callId);
    return toIceServers(token);
  };
}

export function selectTransport({ callId, token, tracks, isMuted }: CallMedia, clients: RoomClients): CreateTransport {
  const { provider } = token;
  return (events) => {
    if (provider !== 'built-in') {
      const loadOwnToken = (ownId: string) => loadToken(callId, ownId);
      return createRoomTransport({ callId, tracks, isMuted, loadClient: clients[provider], loadToken: loadOwnToken }, events);
    }
    const createConnection = (iceServers: RTCIceServer[]) => new RTCPeerConnection({ iceServers });
    const loadIceServers = createIceServerLoader(callId, token);
    return createPeerMesh({ callId, channel: pageChannel, tracks, createConnection, loadIceServers }, events);
  };
}
