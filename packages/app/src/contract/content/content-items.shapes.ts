// Shapes of content items: texts on their way from idea to published, with their brief, sources, and page or article.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { day, id, instant, line, locale } from '#contract/platform/validation/fields.ts';
import { ARTICLE_KINDS } from './articles.shapes.ts';
import { CONTENT_ITEM_BLOCKERS, CONTENT_ITEM_STATES, CONTENT_ITEM_STEPS } from './content-item.machine.ts';
import { ARTICLE_STATES, MAX_TAGS, newArticleBody } from './drafts.shapes.ts';

export const CONTENT_ITEM_LIMITS = { title: 150, brief: 8000, keyword: 40, sources: 20, reason: 500 } as const;

export const contentItemsList = declareList({
  name: 'contentItems',
  columns: ['title', 'state', 'dueOn', 'assignee', 'locale', 'keywords', 'sources', 'article', 'stateAt', 'createdAt', 'brief'],
  sorts: ['title', 'state', 'dueOn', 'stateAt', 'createdAt'],
  defaultSort: 'dueOn',
  filters: {
    state: { kind: 'choice', choices: CONTENT_ITEM_STATES },
    assigneeId: { kind: 'choice', emptiable: true },
    locale: { kind: 'choice', choices: LOCALES },
    dueOn: { kind: 'day', emptiable: true },
    isOverdue: { kind: 'flag' },
  },
});

const fields = {
  title: line(CONTENT_ITEM_LIMITS.title),
  /** What the text is for, whom, and what it shall say. */
  brief: z.string().trim().max(CONTENT_ITEM_LIMITS.brief).default(''),
  /** The language in which it shall be read. */
  locale: locale.default('en'),
  keywords: z.array(line(CONTENT_ITEM_LIMITS.keyword)).max(MAX_TAGS).default([]),
  dueOn: day.nullable().default(null),
  assigneeId: id.nullable().default(null),
  sourceIds: z.array(id).max(CONTENT_ITEM_LIMITS.sources).default([]),
} as const;

const version = z.int().positive();

export const contentItemBody = z.object(fields);

export const contentItemChange = contentItemBody.extend({ version });

/** What writing takes of a source. */
const itemSource = z.object({ id, title: z.string(), url: z.string(), notes: z.string() });

export const contentItem = z.object({
  id,
  title: z.string(),
  brief: z.string(),
  locale,
  keywords: z.array(z.string()),
  dueOn: day.nullable(),
  /** Whether it should be published by now. */
  isOverdue: z.boolean(),
  assigneeId: id.nullable(),
  assignee: z.string(),
  state: z.enum(CONTENT_ITEM_STATES),
  /** Since when it is in this state. */
  stateAt: instant,
  sources: z.array(itemSource),
  sourceIds: z.array(id),
  /** The page or article that was made of it. */
  article: z.object({ id, kind: z.enum(ARTICLE_KINDS), state: z.enum(ARTICLE_STATES) }).nullable(),
  createdAt: instant,
  /** The steps to other states, with what is in the way of each. */
  moves: z.array(
    z.object({
      step: z.enum(CONTENT_ITEM_STEPS),
      to: z.enum(CONTENT_ITEM_STATES),
      needsReason: z.boolean(),
      blockers: z.array(z.enum(CONTENT_ITEM_BLOCKERS)),
    }),
  ),
  version: z.int(),
});

export type ContentItem = z.output<typeof contentItem>;

export const moveContentItemBody = z.object({
  step: z.enum(CONTENT_ITEM_STEPS),
  reason: z.string().trim().max(CONTENT_ITEM_LIMITS.reason).default(''),
  version,
});

export const sendContentItemBody = newArticleBody.extend({ version });
