// Shapes of the media library: pictures that were uploaded once and are found again, with what they show in each language.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { fileRef, id, instant, line, locale } from '#contract/platform/validation/fields.ts';
import { ARTICLE_KINDS } from './articles.shapes.ts';
import { BLOCK_LIMITS } from './blocks.shapes.ts';

export const MEDIA_LIMITS = { name: 120, alt: BLOCK_LIMITS.line } as const;

/** What a picture shows, in the languages in which somebody has said it. */
const alts = z.partialRecord(z.enum(LOCALES), z.string().trim().max(MEDIA_LIMITS.alt));

/** A place on a picture, in percent of its width or height. */
const share = z.int().min(0).max(100);

const fields = {
  name: line(MEDIA_LIMITS.name),
  alts: alts.default({}),
  /** The point that stays in sight however the picture is cut. */
  focusX: share.default(50),
  focusY: share.default(50),
} as const;

/** A new picture: an upload of the caller, which belongs to the library from then on. */
export const mediaBody = z.object({ ref: fileRef, ...fields });

export const mediaChange = z.object({ ...fields, version: z.int().positive() });

export const media = z.object({
  id,
  ref: fileRef,
  name: z.string(),
  alts,
  focusX: z.int(),
  focusY: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** How many pages and articles show it, in whichever language and version. */
  usedBy: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type Media = z.output<typeof media>;

export const mediaList = declareList({
  name: 'media',
  sorts: ['createdAt', 'name'],
  defaultSort: '-createdAt',
  perPage: 24,
  filters: { isUsed: { kind: 'flag' } },
});

/** A page or an article that shows a picture. */
export const mediaUse = z.object({ id, kind: z.enum(ARTICLE_KINDS), title: z.string(), locales: z.array(locale) });
