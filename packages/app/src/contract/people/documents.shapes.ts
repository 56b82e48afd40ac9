// Papers of a student: what they are, what each tells of itself, and what is said when one is brought.

import * as z from 'zod';
import { fileRef, id, instant, line } from '#contract/platform/validation/fields.ts';

export const DOCUMENT_KINDS = ['passport', 'consent', 'medical', 'insurance', 'school', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const MAX_STUDENT_DOCUMENTS = 50;

/** What a paper may be as a file, by the ending that people know. */
export const DOCUMENT_FILES = ['jpg', 'png', 'webp', 'gif', 'pdf'] as const;

export const studentDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  /** The name of the file, with the ending of what it is. */
  fileName: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Who brought it; null once their account is gone. */
  addedBy: z.string().nullable(),
  createdAt: instant,
  /** Whether the caller may take it out: staff any, parents what they brought themselves. */
  canRemove: z.boolean(),
});

export type StudentDocument = z.output<typeof studentDocument>;

/** A file that was uploaded by whoever brings it. */
export const documentBody = z.object({ ref: fileRef, kind: z.enum(DOCUMENT_KINDS), name: line(120) });
