// SQL of campaigns: finding, saving, and their delivery report.

import { eq, inArray, sql } from 'drizzle-orm';
import { campaignsList } from '#contract/notifications/campaigns-list.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { campaignRecipients, campaigns, notifications } from '#server/db/schema/notifications.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { hasFailedJob } from '#server/platform/jobs/jobs.queries.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const title = sql<string>`(${campaigns.texts} -> 'en' ->> 'title')`;

/** The SQL of the list of campaigns. */
export const campaignListSql = defineListSql(campaignsList, {
  key: campaigns.id,
  sorts: { createdAt: campaigns.createdAt, title: foldForSort(title), scheduledFor: campaigns.scheduledFor },
  search: [title],
  filters: { state: campaigns.state, type: campaigns.type, scheduledFor: campaigns.scheduledFor },
});

const isRead = sql`exists (select 1 from ${notifications} where ${notifications.id} = ${campaignRecipients.notificationId}
  and ${notifications.readAt} is not null)`;

const countDelivered = (also: typeof isRead) =>
  sql<number>`(select count(*) from ${campaignRecipients}
  where ${campaignRecipients.campaignId} = ${campaigns.id} and ${campaignRecipients.state} = 'sent' and ${also})`.mapWith(Number);

const columns = {
  id: campaigns.id,
  type: campaigns.type,
  audience: campaigns.audience,
  texts: campaigns.texts,
  byMail: campaigns.byMail,
  state: campaigns.state,
  scheduledFor: campaigns.scheduledFor,
  timezone: campaigns.timezone,
  createdAt: campaigns.createdAt,
  createdBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  sentAt: campaigns.sentAt,
  version: campaigns.version,
};

function selectCampaigns(db: Queryable) {
  return db.select(columns).from(campaigns).innerJoin(users, eq(users.id, campaigns.createdBy));
}

export type CampaignRow = Awaited<ReturnType<typeof selectCampaigns>>[number];

/** Returns campaigns of a list, with the numbers of delivered and read ones. */
export function findCampaigns(db: Queryable, ids: readonly number[]) {
  return db
    .select({ ...columns, sent: countDelivered(sql`true`), read: countDelivered(isRead) })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.createdBy))
    .where(inArray(campaigns.id, [...ids]));
}

export async function findCampaign(db: Queryable, id: number): Promise<CampaignRow | null> {
  const [found] = await selectCampaigns(db).where(eq(campaigns.id, id));
  return found ?? null;
}

/** Returns a campaign, locked until the transaction ends. */
export async function lockCampaign(tx: Transaction, id: number): Promise<CampaignRow | null> {
  const [locked] = await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
  return locked === undefined ? null : findCampaign(tx, id);
}

type Fields = Partial<typeof campaigns.$inferInsert>;

export async function insertCampaign(tx: Transaction, fields: typeof campaigns.$inferInsert): Promise<number> {
  const [made] = await tx.insert(campaigns).values(fields).returning({ id: campaigns.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Updates fields of a locked campaign, and increments its version. */
export async function updateCampaignRow(tx: Transaction, id: number, fields: Fields): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...fields, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id));
}

export async function deleteCampaignRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(campaigns).where(eq(campaigns.id, id));
}

const hasEmailFailed = hasFailedJob(EMAIL_JOB, 'mailId', campaignRecipients.mailId);

/** Returns the delivery report of a campaign. */
export async function findCampaignReport(db: Queryable, id: number) {
  const number = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const state = (name: (typeof campaignRecipients.$inferSelect)['state']) => sql`${campaignRecipients.state} = ${name}`;
  const [found] = await db
    .select({
      toSend: number(state('waiting')),
      sent: number(state('sent')),
      read: number(sql`${state('sent')} and ${isRead}`),
      mails: number(sql`${campaignRecipients.mailId} is not null`),
      mailsFailed: number(sql`${campaignRecipients.mailId} is not null and ${hasEmailFailed}`),
      optedOut: number(state('optedOut')),
      gone: number(state('gone')),
    })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, id));
  return found ?? { toSend: 0, sent: 0, read: 0, mails: 0, mailsFailed: 0, optedOut: 0, gone: 0 };
}
