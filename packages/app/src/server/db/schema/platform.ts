// What every feature writes beside its own rows: the audit trail, the outbox, mails, and counters that all processes share.

import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** Who changed what: one row for each change, written with it. Never changed, never deleted. */
export const audit = pgTable(
  'audit',
  {
    id: identity(),
    at: moment('at').notNull().defaultNow(),
    /** Null when the product itself acts. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The administrator who acted while viewing as the actor. */
    viewerId: bigint('viewer_id', { mode: 'number' }),
    /** What was done, as `feature.verb`: `users.deactivate`. */
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What changed, field by field, never a secret. */
    changes: jsonb('changes').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
  },
  (table) => [index('audit_subject').on(table.subjectType, table.subjectId, table.id), index('audit_actor').on(table.actorId, table.id)],
);

/** What is to happen because of a change: written in its transaction, done afterwards, tried again until it is done. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Not before this moment. */
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** Given up after the last attempt; an administrator may try it again. */
    failedAt: moment('failed_at'),
  },
  (table) => [index('outbox_due').on(table.dueAt)],
);

/** Every mail that was written, sent or not; without a mail server they stay here, to be read in the product. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    at: moment('at').notNull().defaultNow(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: moment('sent_at'),
    /** Stays the same however often it is sent: a receiving server can tell a repeat. */
    messageId: text('message_id').notNull().unique(),
  },
  (table) => [index('mails_at').on(table.at)],
);

/** How often something was tried, for limits that hold across processes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('attempts_resets').on(table.resetsAt)],
);
