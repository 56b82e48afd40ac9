// What the whole server shares, made once at its start and handed to every use case: no global state anywhere.

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
  /** Where jobs are sent that run after a change was saved. */
  readonly jobs: JobSender;
  /** What the features have to say when an account is deleted. */
  readonly deletion: readonly DeletionPart[];
  /** Who may see the private files of the features' things. */
  readonly attachmentSubjects: readonly AttachmentSubject[];
}

/** Who asks: a row of `users` with its roles. */
export interface Caller {
  readonly id: number;
  readonly roles: readonly Role[];
  /** The administrator who views the product as this user. */
  readonly viewerId: number | null;
  /** The same administrator, as the user's own client is told of them. */
  readonly viewedBy: { readonly id: number; readonly name: string; readonly since: string } | null;
  /** The row as it was read with the request; what changes it reads it anew. */
  readonly account: Account;
}

/** The session of a request; changes are kept when the answer is sent. */
export interface SessionHandle {
  /** Names the session in the database; no secret. Empty while there is none. */
  readonly id: string;
  /**
   * Makes a new session for a user who has just signed in: the old one is worth nothing any more. Never inside a transaction.
   * Answers the session's token, for clients that keep no cookies.
   */
  begin(userId: number, options?: { viewerId?: number | null }): Promise<string>;
  /**
   * Makes the client's device known to the account of an e-mail address, whose owner has just shown that it is theirs: from there they
   * can sign in even while others are guessing.
   */
  rememberDevice(email: string): void;
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
  /** What the caller is granted of any right; null when nothing is. */
  readonly granted: (capability: Capability) => Grant | null;
  /** Every right of the caller, for the screens to offer. */
  readonly capabilities: () => Capability[];
  readonly locale: Locale;
  readonly session: SessionHandle;
  /** Whether no other site can have made a browser send this: only then does a use case that reads keep anything. */
  readonly byOwnScript: boolean;
  /** What the accounts of the demo world can be used for from where the request comes. */
  readonly demo: DemoAccess;
  /** Whether the request plainly comes from the machine that the server runs on. */
  readonly isLocal: boolean;
  readonly requestId: string;
  /** The address that limits count by. */
  readonly address: string;
  readonly log: Logger;
}
