// Shapes of writing with a language model: prompts with their versions, what was written, what it cost, and what is saved of it.

import * as z from 'zod';
import { ARTICLE_KINDS } from '#contract/content/articles.shapes.ts';
import { editedArticle, newArticleBody } from '#contract/content/drafts.shapes.ts';
import { id, instant, line, locale, optionalLine } from '#contract/platform/validation/fields.ts';
import { WRITING_LIMITS as LIMITS, listVariables } from './prompt-text.ts';

/** What the model costs, in decimal text, and what of the month's budget is used. */
export const writingState = z.object({
  /** Null without a language model. */
  model: z.string().nullable(),
  currency: z.string(),
  /** Of a million tokens. */
  priceIn: z.string(),
  priceOut: z.string(),
  maxTokens: z.int(),
  /** The month, `2026-07`. */
  month: z.string(),
  budget: z.string(),
  /** What this month's texts have cost, and what those that are being written may cost at most. */
  spent: z.string(),
  left: z.string(),
});

export type WritingState = z.output<typeof writingState>;

const promptText = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.prompt)
  .refine((text) => listVariables(text).length <= LIMITS.variables, {
    params: { rule: 'maxVariables', values: { max: String(LIMITS.variables) } },
  });

export const prompt = z.object({
  id,
  title: z.string(),
  text: z.string(),
  /** The version that it has now, and its number. */
  versionId: id,
  number: z.int(),
  isArchived: z.boolean(),
  /** Counts the changes. */
  version: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
});

export type Prompt = z.output<typeof prompt>;

export const newPromptBody = z.object({ title: line(LIMITS.title), text: promptText });

export const promptChanges = z.object({
  title: line(LIMITS.title).optional(),
  text: promptText.optional(),
  isArchived: z.boolean().optional(),
  version: z.int().positive(),
});

export const promptVersion = z.object({ id, number: z.int(), text: z.string(), createdAt: instant, by: z.string() });

/** A text that the answer shall be made of, and may cite. */
export const source = z.object({
  title: line(LIMITS.sourceTitle),
  address: z
    .string()
    .trim()
    .max(LIMITS.address)
    .refine((text) => text === '' || z.url({ protocol: /^https?$/ }).safeParse(text).success, { params: { rule: 'webAddress' } })
    .default(''),
  text: z.string().trim().min(1).max(LIMITS.sourceText),
});

export type Source = z.output<typeof source>;

/**
 * Words that were found as a name, of which the editor says that they are no person’s here; kept in the change log. Addresses, numbers and
 * health notes can't be let through.
 */
const notPeople = z.array(z.string().min(1).max(LIMITS.value)).max(LIMITS.notPeople).default([]);

export const writeBody = z.object({
  text: promptText,
  /** What its variables stand for. */
  values: z
    .array(z.object({ name: line(LIMITS.variable), value: z.string().trim().max(LIMITS.value) }))
    .max(LIMITS.variables)
    .default([]),
  sources: z.array(source).max(LIMITS.sources).default([]),
  /** The version of a prompt that the text was made of. */
  promptVersionId: id.nullable().default(null),
  notPeople,
});

export const WRITING_KINDS = ['write', 'translate'] as const;

export const WRITING_STATES = ['running', 'done', 'stopped', 'failed'] as const;

/** Why nothing, or no more, was written: faults of the service, and of what became of the answer. */
export const WRITING_FAILURES = [
  ...['unavailable', 'overloaded', 'keyRefused', 'quota', 'tooLong', 'requestRefused', 'stalled', 'broken'],
  /** A translation that isn't one of all the parts of the page; a draft that somebody changed meanwhile. */
  ...['incomplete', 'draftChanged'],
  /** The server was stopped in the middle. */
  'interrupted',
] as const;

export const listedWriting = z.object({
  id,
  kind: z.enum(WRITING_KINDS),
  state: z.enum(WRITING_STATES),
  failure: z.string().nullable(),
  /** The beginning of what was asked for. */
  excerpt: z.string(),
  promptTitle: z.string().nullable(),
  promptNumber: z.int().nullable(),
  /** The language of a translation. */
  locale: locale.nullable(),
  articleId: id.nullable(),
  articleKind: z.enum(ARTICLE_KINDS).nullable(),
  model: z.string(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  cost: z.string(),
  currency: z.string(),
  /** Whether tokens and cost are estimated, as the service has not told them. */
  isEstimated: z.boolean(),
  startedAt: instant,
  by: z.string(),
});

export type ListedWriting = z.output<typeof listedWriting>;

export const wholeWriting = listedWriting.extend({
  request: z.string(),
  sources: z.array(z.object({ title: z.string(), address: z.string(), text: z.string() })),
  answer: z.string(),
  /** Whether the answer was cut at the most tokens that it may have. */
  isCut: z.boolean(),
});

export type WholeWriting = z.output<typeof wholeWriting>;

/** A line of a streamed answer. */
export const writingEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('start'), id }),
  z.object({ event: z.literal('text'), text: z.string() }),
  /** How many of the parts of a page are translated. */
  z.object({ event: z.literal('progress'), done: z.int(), all: z.int() }),
  z.object({ event: z.literal('end'), writing: wholeWriting }),
]);

export type WritingEvent = z.output<typeof writingEvent>;

const FINDING_KINDS = ['name', 'health', 'email', 'phone'] as const;
const FINDING_PLACES = ['prompt', 'value', 'source', 'page'] as const;

/** Where a text has something of a person; whose it is isn't told. */
export const finding = z.object({
  place: z.enum(FINDING_PLACES),
  /** Which of the values or sources it stands in, from 0. */
  index: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().positive(),
  kind: z.enum(FINDING_KINDS),
  /** The letters that are found. */
  found: z.string(),
});

export type Finding = z.output<typeof finding>;

/** What of an answer becomes a draft: a new page or article, or the end or the whole of a draft that there is. */
export const saveAnswerBody = z.object({
  answer: z.string().trim().min(1).max(LIMITS.answer),
  writingId: id.nullable().default(null),
  target: z.discriminatedUnion('to', [
    newArticleBody.extend({
      ...{ to: z.literal('new'), description: optionalLine(300) },
      /** The content item that it is written for. */
      contentItemId: id.nullable().default(null),
    }),
    z.object({ to: z.literal('draft'), articleId: id, locale, revision: z.int().nonnegative(), replaces: z.boolean().default(false) }),
  ]),
});

export const savedAnswer = z.object({ article: editedArticle });

export const translateBody = z.object({
  /** The revision of the English draft that is translated. */
  englishRevision: z.int().positive(),
  /** The revision of the draft that the translation takes the place of; 0 where nothing is written yet. */
  revision: z.int().nonnegative(),
  notPeople,
});
