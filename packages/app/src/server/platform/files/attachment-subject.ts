// Who may see the private files of an object; each feature defines this for its own types.

import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Grant } from '#server/access/grant.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/platform/clock.ts';

/** The caller who wants to see a file; every `Call` is one. */
export interface FileReader {
  readonly db: Database;
  readonly caller: { readonly id: number; readonly roles: readonly Role[] } | null;
  readonly may: (capability: Capability) => boolean;
  readonly granted: (capability: Capability) => Grant | null;
}

/** The request that opens a file; every `Call` is one. */
export interface FileCall {
  readonly app: { readonly clock: Clock };
  readonly db: Database;
  readonly caller: { readonly id: number; readonly viewerId: number | null } | null;
}

/** A feature's rule for one type of object; registered in `server/attachment-subjects.ts`. */
export interface AttachmentSubject {
  /** The type, such as `user` or `message`. */
  readonly type: string;
  /** If set, only `mayRead` counts: neither the uploader nor staff who can read all files have access otherwise. */
  readonly isConfidential?: boolean;
  /**
   * Returns whether the caller may see the private files of an object. Unless it is confidential, the owner and staff who can read all
   * files may anyway.
   */
  mayRead(reader: FileReader, subjectId: string): Promise<boolean>;
  /** Records that a file was opened by a caller who may see it. */
  recordRead?(call: FileCall, subjectId: string): Promise<void>;
}
