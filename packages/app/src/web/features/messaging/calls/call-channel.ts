// What a call needs of the live channel.

import type { CallSignal } from '#contract/messaging/call.events.ts';
import type { AcknowledgedBy, Acknowledgement, ServerEvents } from '#contract/platform/realtime.ts';
import { getRealtimeState, onReconnect, sendEvent, subscribeToEvent, subscribeToState } from '#web/platform/realtime/realtime.ts';

type Answer<Name extends 'call.join' | 'call.signal' | 'call.state' | 'call.leave'> = Promise<Acknowledgement<AcknowledgedBy<Name>>>;

export interface CallChannel {
  isOnline(): boolean;
  join(callId: number, peerId?: string): Answer<'call.join'>;
  signal(callId: number, to: string, signal: CallSignal): Answer<'call.signal'>;
  changeState(callId: number, state: { readonly muted: boolean; readonly cameraOff: boolean }): Answer<'call.state'>;
  leave(callId: number): Answer<'call.leave'>;
  /** Calls back with every event of a name; returns a function that ends this. */
  onEvent<Name extends CallEventName>(name: Name, handle: (payload: ServerEvents[Name]) => void): () => void;
  /** Calls back when the channel comes or goes, and when events may have been missed. */
  onChange(handle: () => void): () => void;
}

export type CallEventName = 'call.peerJoined' | 'call.peerChanged' | 'call.peerLeft' | 'call.signal' | 'call.ended';

const RETRIED_CODES: readonly string[] = ['offline', 'timeout', 'tooMany', 'unavailable'];

/** Returns whether what the channel refused may work a moment later. */
export function isRetriedCode(code: string): boolean {
  return RETRIED_CODES.includes(code);
}

/** The channel of the page. */
export const pageChannel: CallChannel = {
  isOnline: () => getRealtimeState() === 'online',
  join: (callId, peerId) => sendEvent('call.join', { callId, ...(peerId === undefined ? {} : { peerId }) }),
  signal: (callId, to, signal) => sendEvent('call.signal', { callId, to, signal }),
  changeState: (callId, state) => sendEvent('call.state', { callId, ...state }),
  leave: (callId) => sendEvent('call.leave', { callId }),
  onEvent: subscribeToEvent,
  onChange(handle) {
    const ends = [subscribeToState(handle), onReconnect(handle)];
    return () => {
      for (const end of ends) end();
    };
  },
};
