// Plays the socket of the live channel: a test says what the server does, and sees what the page sends.

import type { ChannelSocket } from '#web/platform/realtime/connection.ts';

type Handler = (...args: unknown[]) => void;

export interface FakeSocket {
  readonly socket: ChannelSocket;
  /** How often it was told to connect. */
  connects(): number;
  /** Sent events, with payloads in snake_case. */
  readonly sent: { readonly name: string; readonly payload: unknown }[];
  /** What the server acknowledges next; nothing at all by default. */
  acknowledgement: unknown;
  /** Makes something happen to the connection: `connect`, `disconnect`, `connect_error`. */
  happen(name: string, ...args: unknown[]): void;
  /** Has the server send an event. */
  receive(name: string, payload: unknown): void;
}

export function createFakeSocket(): FakeSocket {
  const handlers = new Map<string, Handler>();
  let onAny: Handler = () => {};
  let count = 0;
  const fake: Omit<FakeSocket, 'socket'> = {
    sent: [],
    acknowledgement: undefined,
    connects: () => count,
    happen: (name, ...args) => handlers.get(name)?.(...args),
    receive: (name, payload) => onAny(name, payload),
  };
  const socket = {
    active: true,
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    onAny: (handler: Handler) => {
      onAny = handler;
    },
    connect: () => {
      count += 1;
    },
    disconnect: () => fake.happen('disconnect', 'io client disconnect'),
    timeout: () => ({
      async emitWithAck(name: string, payload: unknown) {
        fake.sent.push({ name, payload });
        if (fake.acknowledgement === undefined) throw new Error('timeout');
        return fake.acknowledgement;
      },
    }),
  };
  return Object.assign(fake, { socket: socket as unknown as ChannelSocket });
}
