// What the whole server shares, made once at its start and handed to every use case: no global state anywhere.

import type { Logger } from 'pino';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Grant } from '#server/access/grant.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

export interface App {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Who asks: a row of `users` with its roles. */
export interface Caller {
  readonly id: number;
  readonly roles: readonly Role[];
  /** The administrator who views the product as this user. */
  readonly viewerId: number | null;
}

/** The session of a request; changes are kept when the answer is sent. */
export interface SessionHandle {
  readonly id: string;
  /** Makes a new session for a user who has just signed in: the old id is worth nothing any more. */
  begin(userId: number): Promise<void>;
  /** Ends the session and makes its cookies expire. */
  end(): Promise<void>;
  /** Remembers, for this session alone, a small value; null forgets it. */
  keep(name: string, value: string | null): void;
  kept(name: string): string | null;
}

/** One request, as a use case sees it. */
export interface Call {
  readonly app: App;
  readonly db: Database;
  /** Null when nobody is signed in. */
  readonly caller: Caller | null;
  /** What the caller is granted of the endpoint's right; a request without a grant never gets here. */
  readonly grant: Grant;
  readonly may: (capability: Capability) => boolean;
  readonly locale: Locale;
  readonly session: SessionHandle;
  readonly requestId: string;
  /** The address that limits count by. */
  readonly address: string;
  readonly log: Logger;
}

/** A request of somebody who is signed in. */
export interface SignedInCall extends Call {
  readonly caller: Caller;
}
