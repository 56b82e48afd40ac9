// Shapes of a student's documents.

import * as z from 'zod';
import { fileRef, id, instant, line } from '#contract/platform/validation/fields.ts';

export const DOCUMENT_KINDS = ['passport', 'consent', 'medical', 'insurance', 'school', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const MAX_STUDENT_DOCUMENTS = 50;

/** The accepted file extensions of documents. */
export const DOCUMENT_FILES = ['jpg', 'png', 'webp', 'gif', 'pdf'] as const;

export const studentDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  /** The file name, with the extension of its real type. */
  fileName: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Who added it; null if the account no longer exists. */
  addedBy: z.string().nullable(),
  createdAt: instant,
  /** Whether the caller can delete it: staff can delete any document, parents only their own. */
  canRemove: z.boolean(),
});

export type StudentDocument = z.output<typeof studentDocument>;

/** A file that the caller has uploaded. */
export const documentBody = z.object({ ref: fileRef, kind: z.enum(DOCUMENT_KINDS), name: line(120) });
