// Photos of a host family as those see them who arrange them.

import * as z from 'zod';
import { fileRef } from '#contract/platform/validation/fields.ts';

/** What a photo shows. */
export const PHOTO_KINDS = ['house', 'living_room', 'kitchen', 'bedroom', 'bathroom', 'garden', 'family', 'area', 'other'] as const;

export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The maximum number of photos of a family, and of those that are added at once. */
export const PHOTO_LIMIT = { all: 40, atOnce: 20 } as const;

export const CAPTION_LENGTH = 200;

/** How far a photo can be turned clockwise, in degrees. */
const PHOTO_TURNS = [0, 90, 180, 270] as const;

/** The smallest side of the part that is kept, as a share of the whole. */
export const SMALLEST_CROP = 0.1;

const share = z.number().min(0).max(1);

/** Rounding of shares may add up to a little more than the whole. */
const fits = (from: number, length: number) => from + length <= 1.0001;

export const photoEdits = z.object({
  /** Clockwise, in degrees, before it is cropped. */
  turn: z.literal(PHOTO_TURNS),
  /** The part of the turned photo that is kept, as shares of its width and height; null for all of it. */
  crop: z
    .object({ x: share, y: share, width: share.min(SMALLEST_CROP), height: share.min(SMALLEST_CROP) })
    .refine(({ x, y, width, height }) => fits(x, width) && fits(y, height))
    .nullable(),
});

export type PhotoEdits = z.output<typeof photoEdits>;

/**
 * What the system noticed on a photo that a family may want to know; it never refuses one. What looks like a document is hidden from others
 * until the hints are dismissed.
 */
export const PHOTO_HINTS = ['document', 'blurred', 'small', 'dark'] as const;

export type PhotoHint = (typeof PHOTO_HINTS)[number];

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
  /** The photo as it was uploaded, which only the family and staff can see, and what was changed; both null if nothing was. */
  originalRef: z.string().nullable(),
  edits: photoEdits.nullable(),
  /** Null until the system has looked at the photo, which it does within a minute. */
  hints: z.array(z.enum(PHOTO_HINTS)).nullable(),
});

export type OwnPhoto = z.output<typeof ownPhoto>;

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
  /** Whether the hints are dismissed. */
  keepsAnyway: z.literal(true).optional(),
});

/** A deleted photo with what was known of it. */
export const deletedPhoto = z.object({
  ref: fileRef,
  position: z.int().min(0).max(PHOTO_LIMIT.all),
  kind: z.enum(PHOTO_KINDS),
  caption: z.string().trim().max(CAPTION_LENGTH),
  /** Ignored if there are as many as there may be by now. */
  isFeature: z.boolean(),
  originalRef: fileRef.nullable(),
  edits: photoEdits.nullable(),
  /** What the system had noticed on it; null to have it looked at again. */
  hints: z.array(z.enum(PHOTO_HINTS)).nullable().default(null),
});
