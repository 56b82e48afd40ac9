// Photos of a host family as those see them who arrange them.

import * as z from 'zod';
import { fileRef } from '#contract/platform/validation/fields.ts';

/** What a photo shows. */
export const PHOTO_KINDS = ['house', 'living_room', 'kitchen', 'bedroom', 'bathroom', 'garden', 'family', 'area', 'other'] as const;

export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The maximum number of photos of a family, and of those that are added at once. */
export const PHOTO_LIMIT = { all: 40, atOnce: 20 } as const;

const CAPTION_LENGTH = 200;

const ownPhoto = z.object({
  ref: z.string(),
  /** From 0; the first one represents the family in lists. */
  position: z.int(),
  kind: z.enum(PHOTO_KINDS),
  caption: z.string(),
  isFeature: z.boolean(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A thumbhash in base64; empty if there is none yet. */
  placeholder: z.string(),
});

export const ownPhotos = z.object({
  data: z.array(ownPhoto),
  /** Whether the family can be found and booked now, which it can't with too few photos. */
  isLive: z.boolean(),
});

export type OwnPhotos = z.output<typeof ownPhotos>;

export const newPhotosBody = z.object({ refs: z.array(fileRef).min(1).max(PHOTO_LIMIT.atOnce) });

export const photoOrderBody = z.object({
  /** All photos in their new order. */
  refs: z.array(fileRef).min(1).max(PHOTO_LIMIT.all),
  /** All photos in the order that the caller has changed. */
  previousRefs: z.array(fileRef).max(PHOTO_LIMIT.all),
});

export const changedPhotoBody = z.object({
  kind: z.enum(PHOTO_KINDS).optional(),
  caption: z.string().trim().max(CAPTION_LENGTH).optional(),
  isFeature: z.boolean().optional(),
});
