// A row of a campaign as its authors' client knows it.

import type { Campaign, ListedCampaign } from '#contract/notifications/campaign.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { namesOf } from './campaign-audience.queries.ts';
import { type CampaignRow, reportOf } from './campaigns.queries.ts';

const instantOf = (moment: Date | null) => moment?.toISOString() ?? null;

function shared(row: CampaignRow) {
  const { id, type, state, byMail, scheduledFor, timezone, createdAt, createdBy, texts } = row;
  const moments = { scheduledFor: instantOf(scheduledFor), createdAt: createdAt.toISOString() };
  return { id, title: texts.en.title, type, state, byMail, timezone, createdBy, ...moments };
}

export function listedCampaignRecord(row: CampaignRow & { sent: number; read: number }): ListedCampaign {
  return { ...shared(row), sent: row.sent, read: row.read };
}

/** With the names of the users who are named, and the report. */
export async function campaignRecord(db: Queryable, row: CampaignRow): Promise<Campaign> {
  const { audience, texts, version, sentAt } = row;
  const named = audience.userIds.length === 0 ? [] : await namesOf(db, audience.userIds);
  const users = named.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
  return { ...shared(row), audience, users, texts, version, sentAt: instantOf(sentAt), report: await reportOf(db, row.id) };
}
