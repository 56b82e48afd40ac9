// Campaigns as their authors' clients receive them.

import type { Campaign, ListedCampaign } from '#contract/notifications/campaign.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { findNames } from './campaign-audience.queries.ts';
import { type CampaignRow, findCampaignReport } from './campaigns.queries.ts';

const toInstant = (moment: Date | null) => moment?.toISOString() ?? null;

function toSharedFields(row: CampaignRow) {
  const { id, type, state, byMail, scheduledFor, timezone, createdAt, createdBy, texts } = row;
  const moments = { scheduledFor: toInstant(scheduledFor), createdAt: createdAt.toISOString() };
  return { id, title: texts.en.title, type, state, byMail, timezone, createdBy, ...moments };
}

export function toListedCampaignRecord(row: CampaignRow & { sent: number; read: number }): ListedCampaign {
  return { ...toSharedFields(row), sent: row.sent, read: row.read };
}

/** Includes the names of chosen users, and the report. */
export async function toCampaignRecord(db: Queryable, row: CampaignRow): Promise<Campaign> {
  const { audience, texts, version, sentAt } = row;
  const named = audience.userIds.length === 0 ? [] : await findNames(db, audience.userIds);
  const users = named.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
  return {
    ...toSharedFields(row),
    audience,
    users,
    texts,
    version,
    sentAt: toInstant(sentAt),
    report: await findCampaignReport(db, row.id),
  };
}
