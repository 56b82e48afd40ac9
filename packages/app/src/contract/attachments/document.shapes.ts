// The shapes of documents: files with a kind and a name, which belong to a student, a group or the like.

import * as z from 'zod';
import { fileRef, id, instant, line } from '#contract/platform/validation/fields.ts';

/** The most documents of one student or group. */
export const MAX_DOCUMENTS = 50;

/** The accepted file extensions of documents. */
export const DOCUMENT_FILES = ['jpg', 'png', 'webp', 'gif', 'pdf'] as const;

type Kinds = readonly [string, ...string[]];

/** Returns the shape of a document of these kinds. */
export const documentOf = <const Own extends Kinds>(kinds: Own) =>
  z.object({
    id,
    kind: z.enum(kinds),
    name: z.string(),
    /** The file name, with the extension of its real type. */
    fileName: z.string(),
    mediaType: z.string(),
    /** In bytes. */
    size: z.int(),
    /** Who added it; null if the account no longer exists. */
    addedBy: z.string().nullable(),
    createdAt: instant,
    /** Whether the caller can delete it. */
    canRemove: z.boolean(),
  });

/** Returns the shape of a file that the caller has uploaded, to become a document of one of these kinds. */
export const newDocumentOf = <const Own extends Kinds>(kinds: Own) => z.object({ ref: fileRef, kind: z.enum(kinds), name: line(120) });
