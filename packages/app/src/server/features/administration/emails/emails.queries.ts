// Queries of reading emails.

import { eq, inArray, sql } from 'drizzle-orm';
import { emailsList } from '#contract/administration/lists.ts';
import type { EmailState } from '#contract/administration/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { mails } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { hasFailedJob } from '#server/platform/jobs/jobs.queries.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const state = sql<EmailState>`case when ${mails.sentAt} is not null then 'sent' when ${mails.keptAt} is not null then 'kept'
  when ${hasFailedJob(EMAIL_JOB, 'mailId', mails.id)} then 'failed' else 'waiting' end`;

const columns = { id: mails.id, at: mails.at, recipient: mails.recipient, subject: mails.subject, sentAt: mails.sentAt, state };

/** Sorting, search and filters of the list of emails. */
export const emailListSql = defineListSql(emailsList, {
  key: mails.id,
  sorts: { at: mails.at, recipient: foldForSort(mails.recipient), subject: foldForSort(mails.subject) },
  search: [mails.recipient, mails.subject],
  filters: { state, at: mails.at },
});

export function findEmailRows(db: Queryable, ids: readonly number[]) {
  return db
    .select(columns)
    .from(mails)
    .where(inArray(mails.id, [...ids]));
}

export type ListedEmailRow = Awaited<ReturnType<typeof findEmailRows>>[number];

export async function findEmail(db: Queryable, id: number) {
  const [found] = await db
    .select({ ...columns, text: mails.text, html: mails.html, isPrivate: mails.isPrivate, messageId: mails.messageId })
    .from(mails)
    .where(eq(mails.id, id));
  return found ?? null;
}

export type EmailRow = NonNullable<Awaited<ReturnType<typeof findEmail>>>;
