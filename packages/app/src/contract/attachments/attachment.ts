// A stored file in the form that clients get, and the accepted file types.

import * as z from 'zod';
import { fileRef, instant } from '#contract/platform/validation/fields.ts';

export const ATTACHMENT_KINDS = ['image', 'pdf', 'video', 'audio'] as const;

export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** The accepted file extensions. */
export const EXTENSIONS = {
  image: ['jpg', 'png', 'webp', 'gif', 'heic', 'avif'],
  pdf: ['pdf'],
  video: ['mp4', 'mov', 'webm'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
} as const satisfies Record<AttachmentKind, readonly string[]>;

/** The maximum length of an image description, in characters. */
export const ALT_LENGTH = 300;

export const attachment = z.object({
  randomRef: fileRef,
  /** The original file name, with the extension of its real type. */
  name: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Of images, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The alt text of an image. */
  alt: z.string(),
  createdAt: instant,
});

export type Attachment = z.output<typeof attachment>;
