// The SQL of reading mails.

import { eq, inArray, sql } from 'drizzle-orm';
import { mailsList } from '#contract/administration/lists.ts';
import type { MailState } from '#contract/administration/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { mails } from '#server/db/schema/platform.ts';
import { hasFailed } from '#server/platform/jobs/jobs.queries.ts';
import { listSql, textSort } from '#server/platform/lists/list-sql.ts';
import { MAIL_JOB } from '#server/platform/mail/write.ts';

const state = sql<MailState>`case when ${mails.sentAt} is not null then 'sent' when ${mails.keptAt} is not null then 'kept'
  when ${hasFailed(MAIL_JOB, 'mailId', mails.id)} then 'failed' else 'waiting' end`;

const columns = { id: mails.id, at: mails.at, recipient: mails.recipient, subject: mails.subject, sentAt: mails.sentAt, state };

/** How the list of mails is read. */
export const mailList = listSql(mailsList, {
  key: mails.id,
  sorts: { at: mails.at, recipient: textSort(mails.recipient), subject: textSort(mails.subject) },
  search: [mails.recipient, mails.subject],
  filters: { state, at: mails.at },
});

export function mailsByIds(db: Queryable, ids: readonly number[]) {
  return db
    .select(columns)
    .from(mails)
    .where(inArray(mails.id, [...ids]));
}

export type ListedRow = Awaited<ReturnType<typeof mailsByIds>>[number];

export async function findMail(db: Queryable, id: number) {
  const [found] = await db
    .select({ ...columns, text: mails.text, html: mails.html, messageId: mails.messageId })
    .from(mails)
    .where(eq(mails.id, id));
  return found ?? null;
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;
