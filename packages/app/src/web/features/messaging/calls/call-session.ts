// A call as this device takes part in it: joins over the live channel, keeps a connection to every other device, and comes back after a loss.

import type { CallPeer } from '#contract/messaging/call.events.ts';
import type { ServerEvents } from '#contract/platform/realtime.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import type { CallChannel } from './call-channel.ts';
import { createPeer, isPolitePeer, type LocalTracks, type MediaKind, type Peer, type PeerLink } from './peer.model.ts';
import { createSignalSender, type SignalOutcome } from './signal-sender.ts';

/** `reconnecting` while the channel is gone: pictures and sound may go on. The last three are final. */
export type CallPhase = 'joining' | 'joined' | 'reconnecting' | 'refused' | 'ended' | 'removed' | 'left';

/** Another device, as it is shown. */
export interface CallMember extends CallPeer {
  readonly link: PeerLink;
  readonly tracks: Readonly<Record<MediaKind, MediaStreamTrack | null>>;
}

export interface CallState {
  readonly phase: CallPhase;
  /** Why joining was refused, in the user’s language. */
  readonly refusal: string | null;
  /** In the order in which they came. */
  readonly members: readonly CallMember[];
}

export interface CallSession {
  readonly state: Store<CallState>;
  start(): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  /** Tells the others that this device is muted, or that its camera is off. */
  changeOwnState(state: OwnState): void;
  /** Connects anew to the devices to which there is no connection. */
  retry(): void;
  leave(): void;
}

interface OwnState {
  readonly muted: boolean;
  readonly cameraOff: boolean;
}

export interface CallSessionOptions {
  readonly callId: number;
  readonly channel: CallChannel;
  readonly tracks: LocalTracks;
  readonly ownState: OwnState;
  readonly createConnection: (iceServers: RTCIceServer[]) => RTCPeerConnection;
  /** Returns the servers that help to connect, and the same list until their credentials expire; it is asked again and again. */
  readonly loadIceServers: () => Promise<RTCIceServer[]>;
}

const CHECK_MS = 1000;
const REJOIN_MS = 2000;
/** How often the servers are asked for; connections that are made or started again in between use the last ones. */
const ICE_SERVERS_MS = 30_000;
const RETRIED_CODES: readonly string[] = ['offline', 'timeout', 'tooMany', 'unavailable'];
const FINAL: readonly CallPhase[] = ['refused', 'ended', 'removed', 'left'];

/** Returns whether a call is over for this device. */
export function isFinalPhase(phase: CallPhase): boolean {
  return FINAL.includes(phase);
}

type SignalEvent = ServerEvents['call.signal'];

interface Known {
  readonly peer: Peer;
  member: CallMember;
}

function toOutcome(answer: { readonly ok: true } | { readonly ok: false; readonly code: string }): SignalOutcome {
  if (answer.ok) return 'sent';
  // This device may be about to join again.
  return RETRIED_CODES.includes(answer.code) || answer.code === 'notInCall' ? 'retry' : 'lost';
}

export function createCallSession(options: CallSessionOptions): CallSession {
  const { callId, channel, createConnection, loadIceServers } = options;
  const state = createStore<CallState>({ phase: 'joining', refusal: null, members: [] });
  const known = new Map<string, Known>();
  const ends: (() => void)[] = [];
  let tracks: LocalTracks = options.tracks;
  let ownState = options.ownState;
  let ownId: string | undefined;
  let iceServers: RTCIceServer[] = [];
  let isJoining = false;
  let early: (() => void)[] = [];
  const sender = createSignalSender({ send: async (to, signal) => toOutcome(await channel.signal(callId, to, signal)) });

  const isOver = () => isFinalPhase(state.get().phase);

  function publish(change: Partial<CallState> = {}): void {
    state.set({ ...state.get(), ...change, members: [...known.values()].map(({ member }) => member) });
  }

  function changeMember(peerId: string, change: Partial<CallMember>): void {
    const one = known.get(peerId);
    if (one === undefined) return;
    one.member = { ...one.member, ...change };
    publish();
  }

  function addPeer(info: CallPeer, isOfferer: boolean): Known {
    const { peerId } = info;
    const peer = createPeer({
      isPolite: isPolitePeer(ownId ?? '', peerId),
      isOfferer,
      tracks,
      createConnection,
      getIceServers: () => iceServers,
      send: (signal) => sender.add(peerId, signal),
      onLink: (link) => changeMember(peerId, { link }),
      onTrack: (track) => changeMember(peerId, { tracks: { ...known.get(peerId)?.member.tracks, [track.kind]: track } as LocalTracks }),
    });
    const one: Known = { peer, member: { ...info, link: 'connecting', tracks: { audio: null, video: null } } };
    known.set(peerId, one);
    publish();
    return one;
  }

  function removePeer(peerId: string): void {
    known.get(peerId)?.peer.close();
    sender.drop(peerId);
    if (known.delete(peerId)) publish();
  }

  function removeAll(): void {
    sender.clear();
    for (const { peer } of known.values()) peer.close();
    known.clear();
  }

  function receive({ from, signal }: SignalEvent): void {
    const one = known.get(from.peerId);
    // Candidates of somebody unknown are late ones of a device that has left.
    if (one === undefined && signal.description?.type !== 'offer') return;
    const { peer } = one ?? addPeer({ ...from, role: '', avatarRef: null, muted: false, cameraOff: false }, false);
    void peer.receive(signal);
  }

  /** Adds a device, or takes over what is new about it. */
  function upsertPeer(info: CallPeer, isOfferer: boolean): void {
    if (info.peerId === ownId) return;
    if (known.has(info.peerId)) changeMember(info.peerId, info);
    else addPeer(info, isOfferer);
  }

  /** Ends everything but the media, which belong to the page. */
  function close(phase: CallPhase, refusal: string | null = null): void {
    if (isOver()) return;
    for (const end of ends) end();
    removeAll();
    publish({ phase, refusal });
  }

  /** Takes over who is in the call: as the same device as before, or as a new one that connects to everybody anew. */
  function enter({ peerId, peers }: { readonly peerId: string; readonly peers: readonly CallPeer[] }): void {
    if (peerId !== ownId) removeAll();
    ownId = peerId;
    for (const gone of [...known.keys()].filter((id) => !peers.some((peer) => peer.peerId === id))) removePeer(gone);
    for (const { peer } of known.values()) peer.restart();
    // The one who comes makes the offers: the others wait for it.
    for (const peer of peers) upsertPeer(peer, true);
    publish({ phase: 'joined' });
    const waiting = early;
    early = [];
    for (const run of waiting) run();
    void channel.changeState(callId, ownState);
  }

  async function refreshIceServers(): Promise<void> {
    // Without them it works in most networks.
    iceServers = await loadIceServers().catch(() => iceServers);
  }

  async function retry(): Promise<void> {
    await refreshIceServers();
    for (const { peer } of known.values()) peer.restart();
  }

  function repeat(everyMs: number, run: () => void): void {
    const timer = setInterval(run, everyMs);
    ends.push(() => clearInterval(timer));
  }

  async function join(): Promise<void> {
    if (isJoining || isOver() || !channel.isOnline()) return;
    isJoining = true;
    await refreshIceServers();
    const answer = await channel.join(callId, ownId);
    isJoining = false;
    if (isOver()) {
      if (answer.ok) void channel.leave(callId);
    } else if (answer.ok) enter(answer);
    else if (!RETRIED_CODES.includes(answer.code)) close('refused', answer.message);
    else setTimeout(() => void join(), REJOIN_MS);
  }

  function followChannel(): void {
    if (isOver()) return;
    if (channel.isOnline()) void join();
    else if (state.get().phase === 'joined') publish({ phase: 'reconnecting' });
  }

  const isOwn = (event: { readonly callId: number }) => event.callId === callId && !isOver();

  /** Handles an event of this call; those that come while it joins wait: who gives in depends on the own id. */
  function handle(event: { readonly callId: number }, run: () => void): void {
    if (!isOwn(event)) return;
    if (ownId === undefined || isJoining) early.push(run);
    else run();
  }

  function followLeaving(peerId: string): void {
    // The server took this device for gone.
    if (peerId === ownId) void join();
    else removePeer(peerId);
  }

  return {
    state,
    start() {
      ends.push(
        channel.onEvent('call.peerJoined', (event) => handle(event, () => upsertPeer(event.peer, false))),
        channel.onEvent('call.peerChanged', (event) => handle(event, () => changeMember(event.peer.peerId, event.peer))),
        channel.onEvent('call.peerLeft', (event) => handle(event, () => followLeaving(event.peerId))),
        channel.onEvent('call.signal', (event) => handle(event, () => receive(event))),
        channel.onEvent('call.ended', (event) => void (isOwn(event) && close(event.reason))),
        channel.onChange(followChannel),
      );
      repeat(CHECK_MS, () => {
        for (const { peer } of known.values()) peer.check();
      });
      repeat(ICE_SERVERS_MS, () => void refreshIceServers());
      void join();
    },
    setTrack(kind, track) {
      tracks = { ...tracks, [kind]: track };
      for (const { peer } of known.values()) void peer.setTrack(kind, track);
    },
    changeOwnState(next) {
      if (next.muted === ownState.muted && next.cameraOff === ownState.cameraOff) return;
      ownState = next;
      if (state.get().phase === 'joined') void channel.changeState(callId, next);
    },
    retry: () => void retry(),
    leave() {
      if (isOver()) return;
      close('left');
      void channel.leave(callId);
    },
  };
}
