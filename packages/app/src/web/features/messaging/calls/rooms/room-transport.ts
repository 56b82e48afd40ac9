// Carries picture and sound through a room at a video provider. Who is in the call is up to the product; the room only says whose tracks
// arrive.

import { findRoomPeerId, toCallRoomName } from '#contract/messaging/call-room.ts';
import type { MediaTransport, TransportEvents } from '../media-transport.ts';
import { type LocalTracks, MEDIA_KINDS, type MediaKind, type PeerLink } from '../peer.model.ts';
import type { EnterRoom, MediaRoom, RoomAddress, RoomEvents } from './media-room.ts';
import { createTrackPublisher } from './track-publisher.ts';

export interface RoomTransportOptions {
  readonly callId: number;
  readonly tracks: LocalTracks;
  readonly isMuted: boolean;
  /** Loads the provider’s client, which is large. */
  readonly loadClient: () => Promise<EnterRoom>;
  /** Returns a new token for this device: they expire, so there is one for each attempt. */
  readonly loadToken: (ownId: string) => Promise<Pick<RoomAddress, 'url' | 'token'>>;
}

/** The time between two attempts to enter the room, in milliseconds; and after several without success. */
const RETRY_MS = 2000;
const SLOW_RETRY_MS = 8000;
/** After so many attempts without success, the user is told that it fails. */
const ATTEMPTS_BEFORE_FAILED = 3;

/** A device in the room, whether or not the call knows it yet. */
interface Participant {
  readonly state: 'connected' | 'interrupted' | 'gone';
  readonly tracks: LocalTracks;
}

const NO_TRACKS: LocalTracks = { audio: null, video: null };

export function createRoomTransport(options: RoomTransportOptions, { onLink, onTrack }: TransportEvents): MediaTransport {
  const { callId, loadClient, loadToken } = options;
  const publisher = createTrackPublisher(options);
  const peers = new Set<string>();
  const participants = new Map<string, Participant>();
  let ownId = '';
  let room: MediaRoom | null = null;
  /** Of the own connection to the room. */
  let ownLink: PeerLink = 'connecting';
  let failures = 0;
  /** Counts the connections: what an older one tells is too late. */
  let connection = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function toLink(participant: Participant | undefined): PeerLink {
    if (ownLink !== 'connected') return ownLink;
    if (participant === undefined) return 'connecting';
    return participant.state === 'gone' ? 'interrupted' : participant.state;
  }

  function tellLink(peerId: string): void {
    if (peers.has(peerId)) onLink(peerId, toLink(participants.get(peerId)));
  }

  function setOwnLink(link: PeerLink): void {
    ownLink = link;
    for (const peerId of peers) tellLink(peerId);
  }

  function changeTrack(peerId: string, kind: MediaKind, track: MediaStreamTrack | null): void {
    const { state, tracks } = participants.get(peerId) ?? { state: 'connected', tracks: NO_TRACKS };
    participants.set(peerId, { state, tracks: { ...tracks, [kind]: track } });
    if (peers.has(peerId)) onTrack(peerId, kind, track);
  }

  function forgetParticipants(): void {
    for (const peerId of participants.keys()) {
      for (const kind of MEDIA_KINDS) changeTrack(peerId, kind, null);
    }
    participants.clear();
  }

  /** Ends the own connection, if there is one. */
  function disconnect(): void {
    connection += 1;
    clearTimeout(timer);
    room?.leave();
    room = null;
    publisher.setRoom(null);
    forgetParticipants();
  }

  function connectLater(): void {
    timer = setTimeout(() => void connect(), failures < ATTEMPTS_BEFORE_FAILED ? RETRY_MS : SLOW_RETRY_MS);
  }

  function followConnection(state: 'interrupted' | 'connected' | 'lost'): void {
    if (state === 'connected') publisher.retry();
    if (state === 'lost') disconnect();
    setOwnLink(state === 'connected' ? 'connected' : 'interrupted');
    if (state === 'lost') connectLater();
  }

  /** Returns the events of one connection, by the devices of the call. */
  function eventsOf(current: number): RoomEvents {
    const whenCurrent = (identity: string, run: (peerId: string) => void) => {
      const peerId = findRoomPeerId(identity);
      if (peerId !== null && current === connection) run(peerId);
    };
    return {
      onParticipant: (identity, state) =>
        whenCurrent(identity, (peerId) => {
          if (state === 'gone') for (const kind of MEDIA_KINDS) changeTrack(peerId, kind, null);
          participants.set(peerId, { tracks: participants.get(peerId)?.tracks ?? NO_TRACKS, state });
          tellLink(peerId);
        }),
      onTrack: (identity, track) => whenCurrent(identity, (peerId) => changeTrack(peerId, track.kind as MediaKind, track)),
      onTrackGone: (identity, track) =>
        whenCurrent(identity, (peerId) => {
          const kind = track.kind as MediaKind;
          // Another one may be in its place already.
          if (participants.get(peerId)?.tracks[kind] === track) changeTrack(peerId, kind, null);
        }),
      onConnection: (state) => {
        if (current === connection) followConnection(state);
      },
    };
  }

  async function connect(): Promise<void> {
    disconnect();
    const current = connection;
    try {
      const [enterRoom, { url, token }] = await Promise.all([loadClient(), loadToken(ownId)]);
      if (current !== connection) return;
      const entered = await enterRoom({ url, token, name: toCallRoomName(callId) }, eventsOf(current));
      if (current !== connection) return entered.leave();
      room = entered;
      failures = 0;
      publisher.setRoom(entered);
      setOwnLink('connected');
    } catch {
      if (current !== connection) return;
      failures += 1;
      if (failures >= ATTEMPTS_BEFORE_FAILED) setOwnLink('failed');
      connectLater();
    }
  }

  function retry(): void {
    failures = 0;
    if (room === null) void connect();
  }

  return {
    async prepare() {
      // Joining doesn’t wait for it.
      loadClient().catch(() => undefined);
    },
    enter(id) {
      if (id === ownId) return retry();
      ownId = id;
      failures = 0;
      ownLink = 'connecting';
      void connect();
    },
    addPeer(peerId) {
      peers.add(peerId);
      tellLink(peerId);
      const { tracks } = participants.get(peerId) ?? { tracks: NO_TRACKS };
      for (const kind of MEDIA_KINDS) if (tracks[kind] !== null) onTrack(peerId, kind, tracks[kind]);
    },
    removePeer: (peerId) => void peers.delete(peerId),
    // The browsers have nothing to tell each other.
    receive: () => undefined,
    setTrack: publisher.setTrack,
    setMuted: publisher.setMuted,
    retry,
    close: disconnect,
  };
}
