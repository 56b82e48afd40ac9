// A call as this device takes part in it: joins over the live channel, follows who is in it, and comes back after a loss. Picture and sound
// are carried by a transport.

import type { CallPeer } from '#contract/messaging/call.events.ts';
import type { ServerEvents } from '#contract/platform/realtime.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import { type CallChannel, isRetriedCode } from './call-channel.ts';
import type { CreateTransport } from './media-transport.ts';
import type { MediaKind, PeerLink } from './peer.model.ts';

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
  readonly ownState: OwnState;
  readonly createTransport: CreateTransport;
}

const REJOIN_MS = 2000;
const FINAL: readonly CallPhase[] = ['refused', 'ended', 'removed', 'left'];

/** Returns whether a call is over for this device. */
export function isFinalPhase(phase: CallPhase): boolean {
  return FINAL.includes(phase);
}

const NO_TRACKS: CallMember['tracks'] = { audio: null, video: null };

type SignalEvent = ServerEvents['call.signal'];

export function createCallSession({ callId, channel, createTransport, ...options }: CallSessionOptions): CallSession {
  const state = createStore<CallState>({ phase: 'joining', refusal: null, members: [] });
  const known = new Map<string, CallMember>();
  const ends: (() => void)[] = [];
  let ownState = options.ownState;
  let ownId: string | undefined;
  let isJoining = false;
  let early: (() => void)[] = [];
  const transport = createTransport({
    onLink: (peerId, link) => changeMember(peerId, { link }),
    onTrack: (peerId, kind, track) => changeMember(peerId, { tracks: { ...NO_TRACKS, ...known.get(peerId)?.tracks, [kind]: track } }),
  });

  const isOver = () => isFinalPhase(state.get().phase);

  function publish(change: Partial<CallState> = {}): void {
    state.set({ ...state.get(), ...change, members: [...known.values()] });
  }

  function changeMember(peerId: string, change: Partial<CallMember>): void {
    const one = known.get(peerId);
    if (one === undefined) return;
    known.set(peerId, { ...one, ...change });
    publish();
  }

  function addPeer(info: CallPeer, isOfferer: boolean): void {
    known.set(info.peerId, { ...info, link: 'connecting', tracks: NO_TRACKS });
    publish();
    transport.addPeer(info.peerId, { isOfferer });
  }

  function removePeer(peerId: string): void {
    transport.removePeer(peerId);
    if (known.delete(peerId)) publish();
  }

  function removeAll(): void {
    for (const peerId of known.keys()) transport.removePeer(peerId);
    known.clear();
  }

  function receive({ from, signal }: SignalEvent): void {
    if (!known.has(from.peerId)) {
      // Candidates of somebody unknown are late ones of a device that has left.
      if (signal.description?.type !== 'offer') return;
      addPeer({ ...from, role: '', avatarRef: null, muted: false, cameraOff: false }, false);
    }
    transport.receive(from.peerId, signal);
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
    transport.close();
    known.clear();
    publish({ phase, refusal });
  }

  /** Takes over who is in the call: as the same device as before, or as a new one that connects to everybody anew. */
  function enter({ peerId, peers }: { readonly peerId: string; readonly peers: readonly CallPeer[] }): void {
    if (peerId !== ownId) removeAll();
    ownId = peerId;
    for (const gone of [...known.keys()].filter((id) => !peers.some((peer) => peer.peerId === id))) removePeer(gone);
    transport.enter(peerId);
    // The one who comes makes the offers: the others wait for it.
    for (const peer of peers) upsertPeer(peer, true);
    publish({ phase: 'joined' });
    const waiting = early;
    early = [];
    for (const run of waiting) run();
    void channel.changeState(callId, ownState);
  }

  async function join(): Promise<void> {
    if (isJoining || isOver() || !channel.isOnline()) return;
    isJoining = true;
    await transport.prepare();
    const answer = await channel.join(callId, ownId);
    isJoining = false;
    if (isOver()) {
      if (answer.ok) void channel.leave(callId);
    } else if (answer.ok) enter(answer);
    else if (!isRetriedCode(answer.code)) close('refused', answer.message);
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
      void join();
    },
    setTrack: (kind, track) => transport.setTrack(kind, track),
    changeOwnState(next) {
      if (next.muted === ownState.muted && next.cameraOff === ownState.cameraOff) return;
      ownState = next;
      transport.setMuted(next.muted);
      if (state.get().phase === 'joined') void channel.changeState(callId, next);
    },
    retry: () => transport.retry(),
    leave() {
      if (isOver()) return;
      close('left');
      void channel.leave(callId);
    },
  };
}
