// Writing with a language model: prompts and their versions, and what was written with them.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/platform/locales.ts';
import type { Source, WRITING_FAILURES, WRITING_KINDS, WRITING_STATES } from '#contract/writing/language-model.shapes.ts';
import { decimal, identity, moment } from './columns.ts';
import { articles } from './content.ts';
import { users } from './identity.ts';

export const writingPrompts = pgTable(
  'writing_prompts',
  {
    id: identity(),
    title: text('title').notNull(),
    archivedAt: moment('archived_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('writing_prompts_title').on(sql`lower(${table.title})`)],
);

/** The text of a prompt; the one with the highest number is the one that it has now. */
export const writingPromptVersions = pgTable(
  'writing_prompt_versions',
  {
    id: identity(),
    promptId: bigint('prompt_id', { mode: 'number' })
      .notNull()
      .references(() => writingPrompts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('writing_prompt_versions_number').on(table.promptId, table.number),
    index('writing_prompt_versions_editor').on(table.createdBy),
  ],
);

/** What the model was asked for, what it answered, and what that cost. */
export const writings = pgTable(
  'writings',
  {
    id: identity(),
    kind: text('kind').$type<(typeof WRITING_KINDS)[number]>().notNull(),
    state: text('state').$type<(typeof WRITING_STATES)[number]>().notNull(),
    failure: text('failure').$type<(typeof WRITING_FAILURES)[number]>(),
    promptVersionId: bigint('prompt_version_id', { mode: 'number' }).references(() => writingPromptVersions.id, { onDelete: 'set null' }),
    /** What was asked for, without the sources. */
    request: text('request').notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    answer: text('answer').notNull().default(''),
    isCut: boolean('is_cut').notNull().default(false),
    model: text('model').notNull(),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    isEstimated: boolean('is_estimated').notNull().default(false),
    /** While it is being written, the most that it can cost. */
    cost: decimal('cost').notNull(),
    currency: text('currency').notNull(),
    /** The month of the platform's calendar whose budget it counts for, `2026-07`. */
    month: text('month').notNull(),
    /** The page that was translated, or made of the answer. */
    articleId: bigint('article_id', { mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>(),
    startedAt: moment('started_at').notNull(),
    startedBy: bigint('started_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** When the process that writes it was last there. */
    aliveAt: moment('alive_at').notNull(),
  },
  (table) => [
    index('writings_month').on(table.month),
    index('writings_running').on(table.aliveAt).where(sql`${table.state} = 'running'`),
    index('writings_prompt').on(table.promptVersionId),
    index('writings_article').on(table.articleId),
    index('writings_editor').on(table.startedBy),
    check('writings_cost', sql`${table.cost} >= 0`),
  ],
);
