// Carries picture and sound from browser to browser: one connection to every other device of a call.

import { type CallChannel, isRetriedCode } from './call-channel.ts';
import type { MediaTransport, TransportEvents } from './media-transport.ts';
import { createPeer, isPolitePeer, type LocalTracks, type MediaKind, type Peer } from './peer.model.ts';
import { createSignalSender, type SignalOutcome } from './signal-sender.ts';

export interface PeerMeshOptions {
  readonly callId: number;
  readonly channel: Pick<CallChannel, 'signal'>;
  readonly tracks: LocalTracks;
  readonly createConnection: (iceServers: RTCIceServer[]) => RTCPeerConnection;
  /** Returns the servers that help to connect; their credentials expire, so it is asked before each attempt to join. */
  readonly loadIceServers: () => Promise<RTCIceServer[]>;
}

const CHECK_MS = 1000;

function toOutcome(answer: { readonly ok: true } | { readonly ok: false; readonly code: string }): SignalOutcome {
  if (answer.ok) return 'sent';
  // This device may be about to join again.
  return isRetriedCode(answer.code) || answer.code === 'notInCall' ? 'retry' : 'lost';
}

export function createPeerMesh(options: PeerMeshOptions, { onLink, onTrack }: TransportEvents): MediaTransport {
  const { callId, channel, createConnection, loadIceServers } = options;
  const peers = new Map<string, Peer>();
  let tracks: LocalTracks = options.tracks;
  let ownId = '';
  let iceServers: RTCIceServer[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  const sender = createSignalSender({ send: async (to, signal) => toOutcome(await channel.signal(callId, to, signal)) });

  return {
    async prepare() {
      timer ??= setInterval(() => {
        for (const peer of peers.values()) peer.check();
      }, CHECK_MS);
      // Without them it works in most networks.
      iceServers = await loadIceServers().catch(() => iceServers);
    },
    enter(id) {
      ownId = id;
      for (const peer of peers.values()) peer.restart(iceServers);
    },
    addPeer(peerId, { isOfferer }) {
      const peer = createPeer({
        isPolite: isPolitePeer(ownId, peerId),
        isOfferer,
        tracks,
        createConnection: () => createConnection(iceServers),
        send: (signal) => sender.add(peerId, signal),
        onLink: (link) => onLink(peerId, link),
        onTrack: (track) => onTrack(peerId, track.kind as MediaKind, track),
      });
      peers.set(peerId, peer);
    },
    removePeer(peerId) {
      peers.get(peerId)?.close();
      peers.delete(peerId);
      sender.drop(peerId);
    },
    receive: (peerId, signal) => void peers.get(peerId)?.receive(signal),
    setTrack(kind, track) {
      tracks = { ...tracks, [kind]: track };
      for (const peer of peers.values()) void peer.setTrack(kind, track);
    },
    // Its track sends silence.
    setMuted: () => undefined,
    retry() {
      for (const peer of peers.values()) peer.restart(iceServers);
    },
    close() {
      clearInterval(timer);
      sender.clear();
      for (const peer of peers.values()) peer.close();
      peers.clear();
    },
  };
}
