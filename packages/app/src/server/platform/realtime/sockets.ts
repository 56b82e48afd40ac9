// The connections of this process, and how features see them.

import type { Server, Socket } from 'socket.io';
import type { Locale } from '#contract/platform/locales.ts';
import type { ClosingReason, ServerEventName } from '#contract/platform/realtime.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { findGrant } from '#server/access/grant.ts';
import type { App } from '#server/platform/app.ts';
import type { DemoAccess } from '#server/platform/config/demo-accounts.ts';
import type { Visitor } from '#server/platform/http/authenticate.ts';
import type { Emit, LiveSocket, LiveSockets, SocketCall } from './feature.ts';

/** Events by name, with the payload as it is on the wire. */
type WireEvents = Record<string, (payload: unknown) => void>;

export interface SocketData {
  /** As read last: requests extend it. */
  session: NonNullable<Visitor['session']>;
  readonly caller: NonNullable<Visitor['caller']>;
  readonly switches: Visitor['switches'];
  readonly demo: DemoAccess;
  readonly locale: Locale;
  /** Set when the connection is being closed: events that arrive meanwhile are refused. */
  isClosing: boolean;
}

export type RealtimeIo = Server<WireEvents, WireEvents, WireEvents, SocketData>;

export type RealtimeSocket = Socket<WireEvents, WireEvents, WireEvents, SocketData>;

/** Returns the room of an account's connections. */
export const toUserRoom = (userId: number) => `user:${userId}`;

/** Returns the room of the connections of users with a role. */
export const toRoleRoom = (role: string) => `role:${role}`;

/** Tells the client why, and closes its connection. */
export function closeSocket(socket: RealtimeSocket, reason: ClosingReason): void {
  if (socket.data.isClosing) return;
  socket.data.isClosing = true;
  socket.emit('realtime.closing', { reason });
  socket.disconnect(true);
}

function createEmit(target: { emit(name: string, payload: unknown): unknown }): Emit {
  return (name, payload) => void target.emit(name, toWire(payload));
}

type SocketPart = Pick<SocketCall, 'caller' | 'locale' | 'granted' | 'emit' | 'join' | 'leave'>;

function createSocketPart(socket: RealtimeSocket): SocketPart {
  const { caller, switches, locale } = socket.data;
  return {
    caller,
    locale,
    granted: (capability) => findGrant(capability, { roles: caller.roles, switches }),
    emit: createEmit(socket),
    join: async (room) => void (await socket.join(room)),
    leave: async (room) => void (await socket.leave(room)),
  };
}

/** Returns a connection as the handlers of its events see it. */
export function createSocketCall(socket: RealtimeSocket, app: App): SocketCall {
  return {
    ...createSocketPart(socket),
    app,
    db: app.db,
    log: app.log.child({ socket: socket.id }),
    socketId: socket.id,
    isConnected: () => socket.connected,
    requestId: socket.id,
    rooms: socket.rooms,
    toRoom: (room) => ({ emit: createEmit(socket.to(room)) }),
  };
}

/** Returns the connections of this process as relays see them. */
export function createLiveSockets(io: RealtimeIo, app: App): LiveSockets {
  const { sockets } = io;
  return {
    app,
    *inRoom(room: string): Generator<LiveSocket> {
      for (const id of [...(sockets.adapter.rooms.get(room) ?? [])]) {
        const socket = sockets.sockets.get(id);
        if (socket !== undefined) yield { id, ...createSocketPart(socket) };
      }
    },
    emitTo: (room, name: ServerEventName, payload) => void io.local.to(room).emit(name, toWire(payload)),
  };
}
