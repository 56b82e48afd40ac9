// Who may see the private files of a thing: each feature says so for its own kinds of things.

import type { Call } from '#server/platform/app.ts';

/** A feature's rule on one kind of thing; it is added to the list in `server/attachment-subjects.ts`. */
export interface AttachmentSubject {
  /** The kind of thing, such as `user` or `message`. */
  readonly type: string;
  /** Whether the caller may see the private files of one of them; the owner and staff that read everything may anyway. */
  mayRead(call: Call, subjectId: string): Promise<boolean>;
}
