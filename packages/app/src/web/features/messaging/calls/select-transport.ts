// Chooses what carries a call, by the provider that the server names with the token.

import { readVideoToken } from '#contract/messaging/tokens.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { pageChannel } from './call-channel.ts';
import { createIceServerLoader, type VideoToken } from './ice-servers.ts';
import type { CreateTransport } from './media-transport.ts';
import type { LocalTracks } from './peer.model.ts';
import { createPeerMesh } from './peer-mesh.ts';
import type { RoomClients } from './rooms/room-clients.ts';
import { createRoomTransport } from './rooms/room-transport.ts';

export interface CallMedia {
  readonly callId: number;
  readonly token: VideoToken;
  readonly tracks: LocalTracks;
  readonly isMuted: boolean;
}

const loadToken = (callId: number, peerId?: string) =>
  call(readVideoToken, { query: { callId, ...(peerId === undefined ? {} : { peerId }) } }, { background: true });

export function selectTransport({ callId, token, tracks, isMuted }: CallMedia, clients: RoomClients): CreateTransport {
  const { provider } = token;
  return (events) => {
    if (provider !== 'built-in') {
      const loadOwnToken = (ownId: string) => loadToken(callId, ownId);
      return createRoomTransport({ callId, tracks, isMuted, loadClient: clients[provider], loadToken: loadOwnToken }, events);
    }
    const createConnection = (iceServers: RTCIceServer[]) => new RTCPeerConnection({ iceServers });
    const loadIceServers = createIceServerLoader(token, () => loadToken(callId));
    return createPeerMesh({ callId, channel: pageChannel, tracks, createConnection, loadIceServers }, events);
  };
}
