// What carries picture and sound between the devices of a call: the browsers themselves, or a room at a video provider.

import type { CallSignal } from '#contract/messaging/call.events.ts';
import type { MediaKind, PeerLink } from './peer.model.ts';

export interface TransportEvents {
  readonly onLink: (peerId: string, link: PeerLink) => void;
  /** Null when the track is gone. */
  readonly onTrack: (peerId: string, kind: MediaKind, track: MediaStreamTrack | null) => void;
}

export interface MediaTransport {
  /** Called before each attempt to join the call. Failures are for later. */
  prepare(): Promise<void>;
  /** The device is in the call, under this id; with another id than before it is a new one for the others. */
  enter(ownId: string): void;
  /** Whoever comes last offers the connection, and the others wait for it. */
  addPeer(peerId: string, options: { readonly isOfferer: boolean }): void;
  removePeer(peerId: string): void;
  /** Handles what another device tells this one to connect. */
  receive(peerId: string, signal: CallSignal): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  setMuted(isMuted: boolean): void;
  /** Connects anew where there is no connection. */
  retry(): void;
  close(): void;
}

export type CreateTransport = (events: TransportEvents) => MediaTransport;
