// What a feature does on the live channel: the events that it accepts, and what it makes of published events.

import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { ServerEventName, ServerEvents } from '#contract/platform/realtime.ts';
import type { Grant } from '#server/access/grant.ts';
import type { Database } from '#server/db/database.ts';
import type { App, Caller } from '#server/platform/app.ts';
import type { EventKind, EventOf } from './events.ts';

/** Sends an event of the contract; the payload is converted to snake_case. */
export type Emit = <Name extends ServerEventName>(name: Name, payload: ServerEvents[Name]) => void;

/** A connection, as a feature sees it that handles one of its events. */
export interface SocketCall {
  readonly app: App;
  readonly db: Database;
  /** The user, as use cases of HTTP requests get it. It is as read when the connection was made: a change of the roles closes it. */
  readonly caller: Caller;
  /** Identifies the connection in the log and in recorded changes. */
  readonly requestId: string;
  /** Returns the caller's grant of a right, or null. */
  readonly granted: (capability: Capability) => Grant | null;
  readonly locale: Locale;
  readonly log: Logger;
  readonly socketId: string;
  /** Returns whether the client is still there: it may go while one of its events is handled. */
  readonly isConnected: () => boolean;
  /** The rooms that this connection is in. */
  readonly rooms: ReadonlySet<string>;
  join(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  /** Emits to this connection only. */
  readonly emit: Emit;
  /** Emits to all others in a room, in all processes. Nothing is stored: who is offline misses it. */
  toRoom(room: string): { readonly emit: Emit };
}

/** A connection of this process, as relays see it. */
export interface LiveSocket {
  readonly id: string;
  readonly caller: Caller;
  readonly locale: Locale;
  readonly granted: (capability: Capability) => Grant | null;
  readonly emit: Emit;
  join(room: string): Promise<void>;
  leave(room: string): Promise<void>;
}

/** The connections of this process. */
export interface LiveSockets {
  readonly app: App;
  inRoom(room: string): Iterable<LiveSocket>;
  /** Emits to all connections of this process in a room. */
  emitTo<Name extends ServerEventName>(room: string, name: Name, payload: ServerEvents[Name]): void;
}

/** An event that clients send. */
export interface ClientEvent {
  /** The right that it needs; without it, every signed-in user may send it. */
  readonly access?: Capability;
  /** Whether it only reads, so that an administrator who views as the user may send it. */
  readonly whileViewing?: true;
  readonly payload: z.ZodType;
  /** Handles the event; what it returns is acknowledged. Throws the errors that use cases of HTTP requests throw. */
  handle(call: SocketCall, payload: unknown): Promise<object>;
}

interface ClientEventDefinition<Payload extends z.ZodType, Answer extends object> extends Omit<ClientEvent, 'payload' | 'handle'> {
  readonly payload: Payload;
  handle(call: SocketCall, payload: z.output<Payload>): Promise<Answer>;
}

/** Defines an event that clients send; only connects the types of its payload. */
export function defineClientEvent<Payload extends z.ZodType, Answer extends object>(
  definition: ClientEventDefinition<Payload, Answer>,
): ClientEvent {
  return definition as unknown as ClientEvent;
}

export interface RealtimeFeature {
  /** Events that clients send, by name. */
  readonly events?: Readonly<Record<string, ClientEvent>>;
  /** What becomes of published events in each process. */
  readonly relays?: { readonly [Kind in EventKind]?: (live: LiveSockets, event: EventOf<Kind>) => Promise<void> };
  /** Called in this process when published events may have been missed. All clients are told to load again what they show anyway. */
  readonly onGap?: (live: LiveSockets) => Promise<void>;
  /** Called for each connection of a user, after it has joined `user:ID` and `role:ROLE`. */
  readonly onConnect?: (call: SocketCall) => Promise<void>;
  /** Called after a connection has ended; `rooms` still has its rooms. */
  readonly onDisconnect?: (call: SocketCall) => Promise<void>;
}
