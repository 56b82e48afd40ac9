// Shapes of sources: references for texts, and the ways in which families and hosts have found us.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { ARTICLE_KINDS } from './articles.shapes.ts';
import { MAX_TAGS } from './drafts.shapes.ts';

export const SOURCE_LIMITS = { url: 2000, title: 200, notes: 4000, licence: 120, articles: 50 } as const;

const url = z
  .string()
  .trim()
  .max(SOURCE_LIMITS.url)
  .pipe(z.url({ protocol: /^https?$/ }));

const fields = {
  url,
  title: line(SOURCE_LIMITS.title),
  notes: z.string().trim().max(SOURCE_LIMITS.notes).default(''),
  /** Under what terms it may be quoted or shown. */
  licence: optionalLine(SOURCE_LIMITS.licence),
  tags: z.array(line(40)).max(MAX_TAGS).default([]),
  /** The pages and articles whose texts rest on it. */
  articleIds: z.array(id).max(SOURCE_LIMITS.articles).default([]),
  active: z.boolean().default(true),
} as const;

export const sourceBody = z.object(fields);

export const sourceChange = z.object({ ...fields, version: z.int().positive() });

const citingArticle = z.object({ id, kind: z.enum(ARTICLE_KINDS), title: z.string() });

export const source = z.object({
  id,
  url: z.string(),
  title: z.string(),
  notes: z.string(),
  licence: z.string(),
  tags: z.array(z.string()),
  active: z.boolean(),
  articles: z.array(citingArticle),
  articleIds: z.array(id),
  version: z.int(),
});
export type Source = z.output<typeof source>;

export const sourcesList = declareList({
  name: 'sources',
  columns: ['title', 'url', 'licence', 'tags', 'articles', 'active', 'notes'],
  sorts: ['title', 'createdAt'],
  defaultSort: 'title',
  filters: { active: { kind: 'flag' }, isUsed: { kind: 'flag' } },
});

export const inquirySourceBody = z.object({ name: line(80), active: z.boolean().default(true) });

export const inquirySourceChange = inquirySourceBody.extend({ version: z.int().positive() });

export const inquirySource = z.object({
  id,
  /** Names one of the product's own, whose name is translated; null for one that staff have added. */
  code: z.string().nullable(),
  name: z.string(),
  active: z.boolean(),
  /** How many leads, families and requests name it. */
  usedBy: z.int(),
  version: z.int(),
});
export type InquirySource = z.output<typeof inquirySource>;

export const inquirySourcesList = declareList({
  name: 'inquirySources',
  sorts: ['position', 'name'],
  defaultSort: 'position',
  perPage: 100,
  filters: { active: { kind: 'flag' } },
});
