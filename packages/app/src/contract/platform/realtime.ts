// The live channel: what the server and the client send each other over it. Features add their events to the two maps:
// `declare module '#contract/platform/realtime.ts' { interface ServerEvents { 'message.added': … } }`.

import type { ListName } from './watched-lists.ts';

/** The path of the channel, below the origin of the product. */
export const REALTIME_PATH = '/api/realtime';

/**
 * What a client is told that has connected with an access token which has expired, or is of another session: it fetches a new one. The
 * text is the same in all languages.
 */
export const ACCESS_TOKEN_EXPIRED = 'Access Token expired';

/** Why the server closes a connection: the client decides by it whether, and when, to connect again. */
export type ClosingReason =
  /** The server stops; another one, or the next one, is there soon. */
  | 'restarting'
  /** The session has ended, or has changed its user or their roles. */
  | 'sessionEnded'
  /** The account has too many connections, and this was the oldest one. */
  | 'tooManyConnections'
  /** The client has sent far too many events. */
  | 'tooManyEvents';

/** The payloads of what the server sends, by name of the event, in camelCase. */
export interface ServerEvents {
  /** The connection is about to be closed. */
  'realtime.closing': { readonly reason: ClosingReason };
  /** Events may have been missed: the client loads again what it shows. */
  'realtime.resync': Readonly<Record<string, never>>;
  /** Somebody has changed a list that this connection watches, for agents one of their own rows; at most once a second for each list. */
  'lists.changed': { readonly name: ListName };
}

export type ServerEventName = keyof ServerEvents;

/** What clients send, by name of the event: the payload, and what a successful acknowledgement contains. Both in camelCase. */
export interface ClientEvents {
  /** Watches the lists that are shown, instead of those before; the answer names those that the user may watch. */
  'lists.watch': { readonly payload: { readonly names: readonly ListName[] }; readonly answer: { readonly names: readonly ListName[] } };
}

export type ClientEventName = keyof ClientEvents;

export type PayloadOf<Name extends ClientEventName> = ClientEvents[Name] extends { readonly payload: infer Payload } ? Payload : never;

export type AcknowledgedBy<Name extends ClientEventName> = ClientEvents[Name] extends { readonly answer: infer Answer } ? Answer : never;

/** A refused event. */
export interface EventFailure {
  readonly ok: false;
  /** For programs: `validation`, `unauthenticated`, `forbidden`, `tooMany`, or the code of a refusal, as over HTTP. */
  readonly code: string;
  /** For people, in the language of the connection. */
  readonly message: string;
  /** By field, what would be valid. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** The answer to an event. */
export type Acknowledgement<Answer> = ({ readonly ok: true } & Answer) | EventFailure;
