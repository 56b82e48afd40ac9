// The live channel as features use it: its state, its events, and sending. The connection itself is loaded after the first page
// (`connection.ts`), so that this file costs the first page little.

import { useEffect, useEffectEvent } from 'react';
import type {
  AcknowledgedBy,
  Acknowledgement,
  ClientEventName,
  EventFailure,
  PayloadOf,
  ServerEventName,
  ServerEvents,
} from '#contract/platform/realtime.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { getTranslator } from '#web/platform/messages/messages.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** `offline` also while nobody is signed in, and until the code of the channel is loaded. */
export type RealtimeState = 'connecting' | 'online' | 'offline';

/** What carries the events. */
export interface Channel {
  /**
   * Sends an event with its payload in snake_case; resolves with the acknowledgement.
   * @throws if there is none in time
   */
  send(name: string, payload: unknown, timeoutMs: number): Promise<unknown>;
}

type Handler = (payload: never) => void;

/** An acknowledgement takes longer only if the connection is gone. */
const ACKNOWLEDGEMENT_MS = 10_000;

const state = createStore<RealtimeState>('offline');
const handlers = new Map<string, Set<Handler>>();
const reconnectHandlers = new Set<() => void>();
let channel: Channel | null = null;

/** Returns the state of the channel. */
export function getRealtimeState(): RealtimeState {
  return state.get();
}

/** Calls back when the state changes; returns a function that ends this. */
export function subscribeToState(heard: () => void): () => void {
  return state.subscribe(heard);
}

/** The state of the channel, for a component. */
export function useRealtimeState(): RealtimeState {
  return useStore(state);
}

/** Sets the state, and the channel while it is online; called by the connection. */
export function setRealtimeState(next: RealtimeState, online: Channel | null = null): void {
  channel = next === 'online' ? online : null;
  state.set(next);
}

/** Hands an event that was received, in snake_case, to everybody who listens; called by the connection. */
export function dispatchEvent(name: string, payload: unknown): void {
  const received = fromWire(payload) as never;
  for (const handle of [...(handlers.get(name) ?? [])]) handle(received);
}

/** Has everything loaded again that is shown, since events may have been missed; called by the connection. */
export function dispatchReconnect(): void {
  for (const handle of [...reconnectHandlers]) handle();
}

/** Calls back with every event of a name; returns a function that ends this. */
export function subscribeToEvent<Name extends ServerEventName>(name: Name, handle: (payload: ServerEvents[Name]) => void): () => void {
  const listening = handlers.get(name) ?? new Set();
  handlers.set(name, listening.add(handle as Handler));
  return () => void listening.delete(handle as Handler);
}

/**
 * Calls a handler with every event of a name while the component is shown.
 * @example useRealtimeEvent('notifications.changed', () => reload());
 */
export function useRealtimeEvent<Name extends ServerEventName>(name: Name, handle: (payload: ServerEvents[Name]) => void): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => subscribeToEvent(name, (payload) => onEvent(payload)), [name]);
}

/**
 * Calls back when the channel is back after an interruption, or when the server says that events may have been missed: load again what is
 * shown. Not called for the first connection. Returns a function that ends this.
 */
export function onReconnect(handle: () => void): () => void {
  reconnectHandlers.add(handle);
  return () => void reconnectHandlers.delete(handle);
}

/** Calls a handler as `onReconnect` does, while the component is shown. */
export function useReconnect(handle: () => void): void {
  const onBack = useEffectEvent(handle);
  useEffect(() => onReconnect(() => onBack()), []);
}

function createFailure(code: 'offline' | 'timeout'): EventFailure {
  return { ok: false, code, message: getTranslator()('errors.noResponse') };
}

/**
 * Sends an event and returns its acknowledgement. It never throws: without a connection, or without an answer in time, the code is `offline`
 * or `timeout`. After a timeout the server may have handled the event.
 */
export async function sendEvent<Name extends ClientEventName>(
  name: Name,
  payload: PayloadOf<Name>,
  { timeoutMs = ACKNOWLEDGEMENT_MS }: { readonly timeoutMs?: number } = {},
): Promise<Acknowledgement<AcknowledgedBy<Name>>> {
  if (channel === null) return createFailure('offline');
  try {
    return fromWire(await channel.send(name, toWire(payload), timeoutMs)) as Acknowledgement<AcknowledgedBy<Name>>;
  } catch {
    return createFailure(state.get() === 'online' ? 'timeout' : 'offline');
  }
}
