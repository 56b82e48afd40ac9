// Shapes of a group's documents.

import * as z from 'zod';
import { fileRef, id, instant, line } from '#contract/platform/validation/fields.ts';

export const GROUP_DOCUMENT_KINDS = ['rooming', 'consent', 'medical', 'insurance', 'travel', 'other'] as const;
export type GroupDocumentKind = (typeof GROUP_DOCUMENT_KINDS)[number];

/** Kinds for those who may read the health of students. */
export const HEALTH_KINDS: readonly GroupDocumentKind[] = ['medical'];

export const MAX_GROUP_DOCUMENTS = 50;

export const groupDocument = z.object({
  id,
  kind: z.enum(GROUP_DOCUMENT_KINDS),
  name: z.string(),
  /** The file name, with the extension of its real type. */
  fileName: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Who added it; null if the account no longer exists. */
  addedBy: z.string().nullable(),
  createdAt: instant,
  /** Whether the caller can delete it: staff can delete any document, agents only their own. */
  canRemove: z.boolean(),
});

export type GroupDocument = z.output<typeof groupDocument>;

/** A file that the caller has uploaded. */
export const groupDocumentBody = z.object({ ref: fileRef, kind: z.enum(GROUP_DOCUMENT_KINDS), name: line(120) });
