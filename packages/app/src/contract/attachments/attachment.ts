// A stored file as clients know it, and what may be stored.

import * as z from 'zod';
import { fileRef, instant } from '#contract/platform/validation/fields.ts';

export const ATTACHMENT_KINDS = ['image', 'pdf', 'video', 'audio'] as const;

export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Names of files that are taken, as people know them. */
export const EXTENSIONS = {
  image: ['jpg', 'png', 'webp', 'gif'],
  pdf: ['pdf'],
  video: ['mp4', 'mov', 'webm'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
} as const satisfies Record<AttachmentKind, readonly string[]>;

/** Characters that a description of an image may have. */
export const ALT_LENGTH = 300;

export const attachment = z.object({
  randomRef: fileRef,
  /** The name the file had, with the ending of what it is. */
  name: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Of images, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** What an image shows, for who does not see it. */
  alt: z.string(),
  createdAt: instant,
});

export type Attachment = z.output<typeof attachment>;
