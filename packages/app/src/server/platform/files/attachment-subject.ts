// Who may see the private files of a thing: each feature says so for its own kinds of things.

import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Database } from '#server/db/database.ts';

/** Who wants to see a file; every call of a use case is one. */
export interface FileReader {
  readonly db: Database;
  readonly caller: { readonly id: number; readonly roles: readonly Role[] } | null;
  readonly may: (capability: Capability) => boolean;
}

/** A feature's rule on one kind of thing; it is added to the list in `server/attachment-subjects.ts`. */
export interface AttachmentSubject {
  /** The kind of thing, such as `user` or `message`. */
  readonly type: string;
  /** Nobody else sees them, be it who uploaded them or staff that read every file. */
  readonly isConfidential?: boolean;
  /** Whether somebody may see the private files of one of them; unless they are confidential, the owner and staff that read everything may anyway. */
  mayRead(reader: FileReader, subjectId: string): Promise<boolean>;
}
