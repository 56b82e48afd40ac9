// The room of a call at a video provider, as far as calls need it: every provider’s client is brought to this form.

import type { MediaKind } from '../peer.model.ts';

/** What a room tells. Participants are named by their identities. */
export interface RoomEvents {
  /** Somebody is there, has trouble with their connection, or has left. */
  readonly onParticipant: (identity: string, state: 'connected' | 'interrupted' | 'gone') => void;
  /** A track of somebody arrives. */
  readonly onTrack: (identity: string, track: MediaStreamTrack) => void;
  readonly onTrackGone: (identity: string, track: MediaStreamTrack) => void;
  /** The own connection: the client tries to get it back, has it back, or has given up. */
  readonly onConnection: (state: 'interrupted' | 'connected' | 'lost') => void;
}

/** An own track in the room. */
export interface PublishedTrack {
  setMuted(isMuted: boolean): Promise<void>;
  /** The track itself goes on: it belongs to the page. */
  unpublish(): Promise<void>;
}

export interface MediaRoom {
  publish(kind: MediaKind, track: MediaStreamTrack, options: { readonly isMuted: boolean }): Promise<PublishedTrack>;
  leave(): void;
}

export interface RoomAddress {
  /** The provider’s server; empty for one that has a single address. */
  readonly url: string;
  readonly token: string;
  readonly name: string;
}

/**
 * Enters a room; participants and tracks may be told before it has returned.
 * @throws when the provider can’t be reached, or refuses the token
 */
export type EnterRoom = (address: RoomAddress, events: RoomEvents) => Promise<MediaRoom>;
