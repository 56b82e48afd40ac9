// What the live channel carries of video calls: who is in one, and what browsers tell each other to connect.

import * as z from 'zod';

/** The most devices that a call can have. */
export const MAX_CALL_PEERS = 6;

/** After this time without anybody in it, a call ends. */
export const EMPTY_CALL_MINUTES = 2;

/** How long the connection of a device may be broken before it has left the call, in milliseconds. */
export const PEER_RETURN_MS = 5000;

/** The ids of devices are those of connections. */
export const peerId = z.string().min(1).max(100);

const MAX_SDP_LENGTH = 40_000;
const MAX_CANDIDATES = 40;

const candidate = z.object({
  candidate: z.string().max(2000),
  sdpMid: z.string().max(100).nullish(),
  sdpMLineIndex: z.int().nullish(),
  usernameFragment: z.string().max(300).nullish(),
});

/** What one browser tells another, as WebRTC makes it. Candidates go together where possible: the channel limits events by number. */
export const callSignal = z.object({
  description: z
    .object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string().max(MAX_SDP_LENGTH).default('') })
    .optional(),
  candidates: z.array(candidate).max(MAX_CANDIDATES).optional(),
});

export type CallSignal = z.output<typeof callSignal>;

/** A device in a call. */
export interface CallPeer {
  /** Stays the same when the device joins again after its connection was broken. */
  readonly peerId: string;
  readonly userId: number;
  readonly firstName: string;
  /** The team role, or the name of the first role in the reader's language. */
  readonly role: string;
  readonly avatarRef: string | null;
  readonly muted: boolean;
  readonly cameraOff: boolean;
}

declare module '#contract/platform/realtime.ts' {
  interface ServerEvents {
    /** Somebody else has started a call in a conversation of the user. */
    'call.ringing': { readonly callId: number; readonly conversationId: number; readonly firstName: string; readonly title: string };
    'call.peerJoined': { readonly callId: number; readonly peer: CallPeer };
    /** A device has muted itself, or turned its camera on or off. */
    'call.peerChanged': { readonly callId: number; readonly peer: CallPeer };
    'call.peerLeft': { readonly callId: number; readonly peerId: string };
    /** May arrive before the announcement of its sender. */
    'call.signal': {
      readonly callId: number;
      readonly from: Pick<CallPeer, 'peerId' | 'userId' | 'firstName'>;
      readonly signal: CallSignal;
    };
    /** The call is over for this connection: for everybody, or because the user was taken out of the conversation. */
    'call.ended': { readonly callId: number; readonly reason: 'ended' | 'removed' };
  }

  interface ClientEvents {
    /** With the `peerId` of before, the device is the same one for the others. The answer has the other devices. */
    'call.join': {
      readonly payload: { readonly callId: number; readonly peerId?: string };
      readonly answer: { readonly peerId: string; readonly peers: readonly CallPeer[] };
    };
    /** To one device, which has to be in the same call. */
    'call.signal': {
      readonly payload: { readonly callId: number; readonly to: string; readonly signal: CallSignal };
      readonly answer: object;
    };
    'call.state': {
      readonly payload: { readonly callId: number; readonly muted: boolean; readonly cameraOff: boolean };
      readonly answer: object;
    };
    'call.leave': { readonly payload: { readonly callId: number }; readonly answer: object };
  }
}
