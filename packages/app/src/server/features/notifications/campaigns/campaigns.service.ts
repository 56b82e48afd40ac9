// Use cases of authoring campaigns.

import { isCampaignDeletable } from '#contract/notifications/campaign.machine.ts';
import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import type * as endpoints from '#contract/notifications/campaigns.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { countRecipients } from './campaign-audience.queries.ts';
import {
  type CampaignRow,
  campaignListSql,
  deleteCampaignRow,
  findCampaign,
  findCampaigns,
  insertCampaign,
  lockCampaign,
  updateCampaignRow,
} from './campaigns.queries.ts';
import { toCampaignRecord, toListedCampaignRecord } from './campaigns.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listCampaigns(call: Call, { query }: Input<'listCampaigns'>): Output<'listCampaigns'> {
  const page = await readPage(call, campaignListSql, { asked: query, rows: (ids) => findCampaigns(call.db, ids) });
  return { ...page, data: page.data.map(toListedCampaignRecord) };
}

export async function getCampaign(call: Call, { params: { id } }: Input<'readCampaign'>): Promise<Campaign> {
  const row = await findCampaign(call.db, id);
  if (row === null) throw notFound();
  return toCampaignRecord(call.db, row);
}

export function countAudience(call: Call, { body }: Input<'countAudience'>): Output<'countAudience'> {
  return countRecipients(call.db, body);
}

/** Locks a campaign, and checks that the author has read its current version. */
export async function lockCampaignVersion(tx: Transaction, { id, version }: { id: number; version?: number }): Promise<CampaignRow> {
  const row = await lockCampaign(tx, id);
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new AppError('changedMeanwhile', { current: await toCampaignRecord(tx, row) });
  }
  return row;
}

/** Returns the campaign after a change. */
export async function getCampaignAnswer(tx: Transaction, id: number): Promise<Campaign> {
  const row = await findCampaign(tx, id);
  if (row === null) throw notFound();
  return toCampaignRecord(tx, row);
}

export async function createCampaign(call: Call, { body }: Input<'createCampaign'>): Promise<Campaign> {
  const { caller, app } = call;
  if (caller === null) throw new HttpError('unauthenticated');
  return call.db.transaction(async (tx) => {
    const id = await insertCampaign(tx, { ...body, createdBy: caller.id, createdAt: app.clock.now() });
    const changes = findDifferences({}, { title: body.texts.en.title, type: body.type });
    await recordChange(tx, call, { action: 'campaigns.create', subjectType: 'campaign', subjectId: id, changes });
    return getCampaignAnswer(tx, id);
  });
}

export async function updateCampaign(call: Call, { params: { id }, body }: Input<'editCampaign'>): Promise<Campaign> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockCampaignVersion(tx, { id, version });
    if (row.state !== 'draft') throw new AppError('campaignMoved');
    const { type, audience, texts, byMail } = row;
    const changes = findDifferences({ type, audience, texts, byMail }, fields);
    if (Object.keys(changes).length === 0) return toCampaignRecord(tx, row);
    await updateCampaignRow(tx, id, fields);
    await recordChange(tx, call, { action: 'campaigns.edit', subjectType: 'campaign', subjectId: id, changes });
    return getCampaignAnswer(tx, id);
  });
}

/** Deleting is a separate right: authors of campaigns can only cancel them. */
export async function deleteCampaign(call: Call, { params: { id } }: Input<'deleteCampaign'>): Output<'deleteCampaign'> {
  await call.db.transaction(async (tx) => {
    const { state, texts } = await lockCampaignVersion(tx, { id });
    if (!isCampaignDeletable(state)) throw new AppError('campaignMoved');
    await deleteCampaignRow(tx, id);
    const changes = { title: { before: texts.en.title, after: null } };
    await recordChange(tx, call, { action: 'campaigns.delete', subjectType: 'campaign', subjectId: id, changes });
  });
  return { message: getTranslator(call.locale)('answers.campaignDeleted') };
}
