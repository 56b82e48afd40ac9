// What every feature writes beside its own rows: the audit trail, the outbox, mails, and counters that all processes share.

import { sql } from 'drizzle-orm';
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
    /** Not before this moment; while somebody works on it, when it may be taken from them. */
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Names the attempt that is under way. */
    claim: text('claim'),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** Given up after the last attempt; an administrator may try it again. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
);

/** The last period, such as a day, in which each regular job was put into the outbox: however many processes run, once. */
export const schedules = pgTable('schedules', {
  kind: text('kind').primaryKey(),
  period: text('period').notNull(),
});

/** What the product has made for itself and tells nobody, such as the key that signs cookies. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

/** A file that a mail brings. */
export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

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
    /** The files that it brings; none are kept once it has been handed over. */
    attachments: jsonb('attachments').$type<readonly MailAttachment[]>().notNull().default([]),
    sentAt: moment('sent_at'),
    /** When it was put aside to be read in the product, because there is no mail server. */
    keptAt: moment('kept_at'),
    /** What stands in the place of the address once the mail has been handed over; null for a mail that keeps its recipient. */
    recipientAfterwards: text('recipient_afterwards'),
    /** Stays the same however often it is sent: a receiving server can tell a repeat. */
    messageId: text('message_id').notNull().unique(),
  },
  (table) => [index('mails_at').on(table.at), index('mails_recipient').on(sql`lower(${table.recipient})`)],
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
