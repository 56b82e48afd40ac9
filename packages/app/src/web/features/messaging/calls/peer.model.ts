// The connection to one other device of a call: perfect negotiation as in WebRTC 1.0 (section 10.7), and what brings it back after a loss.
// It touches nothing but the connection that it is given.

import type { CallSignal } from '#contract/messaging/call.events.ts';

/** `connecting` before the first time, `interrupted` after it, `failed` if it was tried several times. */
export type PeerLink = 'connecting' | 'connected' | 'interrupted' | 'failed';

export type MediaKind = 'audio' | 'video';

export type LocalTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

export const MEDIA_KINDS: readonly MediaKind[] = ['audio', 'video'];

/** How long the other device has for the first offer before this one makes it, in milliseconds. */
export const OFFER_WAIT_MS = 5000;
/** After this time without an answer, an offer is sent again. */
export const ANSWER_WAIT_MS = 6000;
/** A connection often comes back by itself; after this time it is started again. */
export const INTERRUPTION_MS = 3000;
/** The time between two restarts. */
export const RESTART_GAP_MS = 8000;
/** After so many restarts without success, the user is told that it fails. */
const RESTARTS_BEFORE_FAILED = 3;

export interface PeerOptions {
  /** Whether this device gives in if both make an offer at the same time. */
  readonly isPolite: boolean;
  /** Whether this device makes the first offer: the one that joined last does. */
  readonly isOfferer: boolean;
  readonly createConnection: (iceServers: RTCIceServer[]) => RTCPeerConnection;
  /** Returns the servers that help to connect: others later, as credentials expire, and the same list until then. */
  readonly getIceServers: () => RTCIceServer[];
  readonly tracks: LocalTracks;
  readonly send: (signal: CallSignal) => void;
  readonly onLink: (link: PeerLink) => void;
  readonly onTrack: (track: MediaStreamTrack) => void;
  /** Tests pass their own. */
  readonly now?: () => number;
}

export interface Peer {
  readonly link: PeerLink;
  /** Handles a signal; signals are handled one after the other. */
  receive(signal: CallSignal): Promise<void>;
  /** Sends another track of a kind, or none. */
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): Promise<void>;
  /** Looks whether something has to be tried again; called every second or so. */
  check(): void;
  /** Starts the connection again unless it works; for example when the network is back. */
  restart(): void;
  close(): void;
}

/** Returns whether a device gives in when both make an offer: one of two always does. */
export function isPolitePeer(ownId: string, otherId: string): boolean {
  return ownId < otherId;
}

/** Returns the description as a signal. */
function toSignal({ type, sdp }: RTCSessionDescription): CallSignal {
  return { description: { type, sdp } };
}

export function createPeer(options: PeerOptions): Peer {
  const { isPolite, isOfferer, createConnection, getIceServers, tracks, send, onLink, onTrack, now = Date.now } = options;
  let iceServers = getIceServers();
  const connection = createConnection(iceServers);
  const current: Record<MediaKind, MediaStreamTrack | null> = { ...tracks };
  const senders = new Map<MediaKind, RTCRtpSender>();
  const createdAt = now();
  let link: PeerLink = 'connecting';
  let isStarted = false;
  let isMakingOffer = false;
  let isSettingAnswer = false;
  let isOfferIgnored = false;
  let offeredAt = 0;
  let interruptedAt: number | null = null;
  let restartedAt = 0;
  let restarts = 0;
  let isClosed = false;
  let received: Promise<void> = Promise.resolve();

  function setLink(next: PeerLink): void {
    if (link === next || isClosed) return;
    link = next;
    onLink(next);
  }

  function addTrack(kind: MediaKind, track: MediaStreamTrack): void {
    senders.set(kind, connection.addTrack(track));
  }

  /** Adds the own tracks; whoever makes the offer asks for sound and picture also without own ones. */
  function start(asOfferer: boolean): void {
    if (isStarted) return;
    isStarted = true;
    for (const kind of MEDIA_KINDS) {
      const track = current[kind];
      if (track !== null) addTrack(kind, track);
      else if (asOfferer) connection.addTransceiver(kind, { direction: 'recvonly' });
    }
  }

  function sendLocalDescription(): void {
    const { localDescription } = connection;
    if (localDescription === null || isClosed) return;
    if (localDescription.type === 'offer') offeredAt = now();
    send(toSignal(localDescription));
  }

  async function makeOffer(): Promise<void> {
    // Before its first offer has come, the other device makes it.
    if (!isStarted) return;
    try {
      isMakingOffer = true;
      await connection.setLocalDescription();
      sendLocalDescription();
    } catch {
      // An offer of the other device came in between, or the connection was closed.
    } finally {
      isMakingOffer = false;
    }
  }

  /** Before anything that finds the way to the other device anew. */
  function updateIceServers(): void {
    const newest = getIceServers();
    if (newest === iceServers) return;
    iceServers = newest;
    connection.setConfiguration({ ...connection.getConfiguration(), iceServers });
  }

  function restartConnection(): void {
    restartedAt = now();
    restarts += 1;
    if (restarts > RESTARTS_BEFORE_FAILED && link !== 'connected') setLink('failed');
    updateIceServers();
    connection.restartIce();
  }

  function followConnection(): void {
    const state = connection.connectionState;
    if (state === 'connected') {
      interruptedAt = null;
      restarts = 0;
      setLink('connected');
    } else if (state === 'disconnected' || state === 'failed') {
      interruptedAt ??= now();
      setLink(link === 'failed' ? 'failed' : 'interrupted');
      if (state === 'failed' && now() - restartedAt > RESTART_GAP_MS) restartConnection();
    }
  }

  async function applyDescription({ type, sdp }: NonNullable<CallSignal['description']>): Promise<void> {
    const isReady = !isMakingOffer && (connection.signalingState === 'stable' || isSettingAnswer);
    const isCollision = type === 'offer' && !isReady;
    isOfferIgnored = !isPolite && isCollision;
    if (isOfferIgnored) return;
    if (type === 'offer') updateIceServers();
    isSettingAnswer = type === 'answer';
    try {
      await connection.setRemoteDescription({ type, sdp });
    } finally {
      isSettingAnswer = false;
    }
    if (type !== 'offer') return;
    start(false);
    await connection.setLocalDescription();
    sendLocalDescription();
  }

  async function handle({ description, candidates = [] }: CallSignal): Promise<void> {
    if (isClosed) return;
    // One that can’t be used belongs to a round of negotiation that is over; the next check tries again.
    if (description !== undefined) await applyDescription(description).catch(() => undefined);
    if (isOfferIgnored) return;
    for (const { candidate, sdpMid = null, sdpMLineIndex = null, usernameFragment = null } of candidates) {
      await connection.addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }).catch(() => undefined);
    }
  }

  connection.addEventListener('negotiationneeded', () => void makeOffer());
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null || isClosed) return;
    const { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({ candidates: [{ candidate: text, sdpMid, sdpMLineIndex, usernameFragment }] });
  });
  connection.addEventListener('connectionstatechange', followConnection);
  connection.addEventListener('track', ({ track }) => onTrack(track));
  if (isOfferer) start(true);

  return {
    get link() {
      return link;
    },
    receive(signal) {
      received = received.then(() => handle(signal));
      return received;
    },
    async setTrack(kind, track) {
      current[kind] = track;
      if (!isStarted || isClosed) return;
      const sender = senders.get(kind);
      if (sender !== undefined) await sender.replaceTrack(track).catch(() => undefined);
      else if (track !== null) addTrack(kind, track);
    },
    check() {
      if (isClosed) return;
      if (!isStarted) {
        if (now() - createdAt > OFFER_WAIT_MS) start(true);
        return;
      }
      if (connection.signalingState === 'have-local-offer' && now() - offeredAt > ANSWER_WAIT_MS) {
        sendLocalDescription();
        return;
      }
      const since = interruptedAt ?? (link === 'connected' ? null : createdAt + RESTART_GAP_MS);
      const isDue = since !== null && now() - since > INTERRUPTION_MS && now() - restartedAt > RESTART_GAP_MS;
      if (isDue && connection.signalingState === 'stable') restartConnection();
    },
    restart() {
      if (isClosed || !isStarted || connection.connectionState === 'connected') return;
      if (connection.signalingState === 'have-local-offer') sendLocalDescription();
      else restartConnection();
    },
    close() {
      isClosed = true;
      connection.close();
    },
  };
}
