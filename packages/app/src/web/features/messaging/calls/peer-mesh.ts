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
  /** Returns the servers that help to connect, and the same list until their credentials expire; it is asked again and again. */
  readonly loadIceServers: () => Promise<RTCIceServer[]>;
}

const CHECK_MS = 1000;
/** How often the servers are asked for; connections that are made or started again in between use the last ones. */
const ICE_SERVERS_MS = 30_000;

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
  let timers: readonly ReturnType<typeof setInterval>[] = [];
  const sender = createSignalSender({ send: async (to, signal) => toOutcome(await channel.signal(callId, to, signal)) });

  async function refreshIceServers(): Promise<void> {
    // Without them it works in most networks.
    iceServers = await loadIceServers().catch(() => iceServers);
  }

  function restartAll(): void {
    for (const peer of peers.values()) peer.restart();
  }

  function checkAll(): void {
    for (const peer of peers.values()) peer.check();
  }

  async function retry(): Promise<void> {
    await refreshIceServers();
    restartAll();
  }

  return {
    async prepare() {
      if (timers.length === 0) timers = [setInterval(checkAll, CHECK_MS), setInterval(() => void refreshIceServers(), ICE_SERVERS_MS)];
      await refreshIceServers();
    },
    enter(id) {
      ownId = id;
      restartAll();
    },
    addPeer(peerId, { isOfferer }) {
      const peer = createPeer({
        isPolite: isPolitePeer(ownId, peerId),
        isOfferer,
        tracks,
        createConnection,
        getIceServers: () => iceServers,
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
    retry: () => void retry(),
    close() {
      for (const timer of timers) clearInterval(timer);
      sender.clear();
      for (const peer of peers.values()) peer.close();
      peers.clear();
    },
  };
}
