// What the whole server shares; created once at startup and passed to every use case, so there is no global state.

import type { Logger } from 'pino';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Grant } from '#server/access/grant.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import type { DeletionPart } from './account-deletion.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { DemoAccess } from './config/demo-accounts.ts';
import type { AttachmentSubject } from './files/attachment-subject.ts';
import type { JobSender } from './jobs/sender.ts';
import type { Account } from './sessions/sessions.ts';

export interface App {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Sends jobs that run after a change is committed. */
  readonly jobs: JobSender;
  /** The parts of the features in deleting an account. */
  readonly deletion: readonly DeletionPart[];
  /** The features' rules on who may see private files. */
  readonly attachmentSubjects: readonly AttachmentSubject[];
}

/** The signed-in user: a row of `users` with its roles. */
export interface Caller {
  readonly id: number;
  readonly roles: readonly Role[];
  /** The ID of the administrator who views the product as this user. */
  readonly viewerId: number | null;
  /** The same administrator, as shown to the client. */
  readonly viewedBy: { readonly id: number; readonly name: string; readonly since: string } | null;
  /** The row as read at the start of the request; code that changes it reads it again. */
  readonly account: Account;
}

/** The session of a request; changes are saved when the response is sent. */
export interface SessionHandle {
  /** The session's ID in the database, not secret; empty without a session. */
  readonly id: string;
  /**
   * Creates a new session for a user who has just signed in and ends the old one. Don't call it inside a transaction. Returns the session's
   * token, for clients without cookies.
   */
  begin(userId: number, options?: { viewerId?: number | null }): Promise<string>;
  /**
   * Marks the client's device as known to the account of an email address whose owner has just proved that it is theirs. From such a device
   * they can sign in even while others are guessing the password.
   */
  rememberDevice(email: string): void;
  /** Ends the session and expires its cookies. */
  end(): Promise<void>;
  /** Stores a small value in this session; null deletes it. */
  keep(name: string, value: string | null): void;
  kept(name: string): string | null;
}

/** One request, as seen by a use case. */
export interface Call {
  readonly app: App;
  readonly db: Database;
  /** Null if nobody is signed in. */
  readonly caller: Caller | null;
  /** The caller's grant of the endpoint's right; requests without a grant are rejected before. */
  readonly grant: Grant;
  readonly may: (capability: Capability) => boolean;
  /** Returns the caller's grant of any right, or null. */
  readonly granted: (capability: Capability) => Grant | null;
  /** Returns all rights of the caller, so that screens know what to offer. */
  readonly capabilities: () => Capability[];
  readonly locale: Locale;
  /** Returns whether the client asks for a media type by its name; `*\/*` from programs that take anything doesn't count. */
  readonly asksFor: (mediaType: string) => boolean;
  readonly session: SessionHandle;
  /** Whether no other site can have made a browser send this request. Only then may a use case that reads also store something. */
  readonly byOwnScript: boolean;
  /** What the demo accounts can be used for from where the request comes. */
  readonly demo: DemoAccess;
  /** Whether the request clearly comes from the machine that the server runs on. */
  readonly isLocal: boolean;
  readonly requestId: string;
  /** The network address that rate limits count by. */
  readonly address: string;
  readonly log: Logger;
}
