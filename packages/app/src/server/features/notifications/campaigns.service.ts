// Use cases of writing campaigns.

import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import { isDeletable } from '#contract/notifications/campaign-machine.ts';
import type * as endpoints from '#contract/notifications/campaigns.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { countReached } from './campaign-audience.queries.ts';
import {
  type CampaignRow,
  campaignList,
  campaignsByIds,
  findCampaign,
  insertCampaign,
  lockCampaign,
  removeCampaign,
  saveCampaign,
} from './campaigns.queries.ts';
import { campaignRecord, listedCampaignRecord } from './campaigns.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listCampaigns(call: Call, { query }: Asked<'listCampaigns'>): Answered<'listCampaigns'> {
  const page = await readPage(call, campaignList, { asked: query, rows: (ids) => campaignsByIds(call.db, ids) });
  return { ...page, data: page.data.map(listedCampaignRecord) };
}

export async function readCampaign(call: Call, { params: { id } }: Asked<'readCampaign'>): Promise<Campaign> {
  const row = await findCampaign(call.db, id);
  if (row === null) throw notFound();
  return campaignRecord(call.db, row);
}

export function countAudience(call: Call, { body }: Asked<'countAudience'>): Answered<'countAudience'> {
  return countReached(call.db, body);
}

/** A campaign, locked, as its author has last seen it. */
export async function heldCampaign(tx: Transaction, { id, version }: { id: number; version?: number }): Promise<CampaignRow> {
  const row = await lockCampaign(tx, id);
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new Refusal('changedMeanwhile', { current: await campaignRecord(tx, row) });
  }
  return row;
}

/** The campaign after a change. */
export async function campaignAnswer(tx: Transaction, id: number): Promise<Campaign> {
  const row = await findCampaign(tx, id);
  if (row === null) throw notFound();
  return campaignRecord(tx, row);
}

export async function createCampaign(call: Call, { body }: Asked<'createCampaign'>): Promise<Campaign> {
  const { caller, app } = call;
  if (caller === null) throw new HttpRefusal('unauthenticated');
  return call.db.transaction(async (tx) => {
    const id = await insertCampaign(tx, { ...body, createdBy: caller.id, createdAt: app.clock.now() });
    const changes = differences({}, { title: body.texts.en.title, type: body.type });
    await recordChange(tx, call, { action: 'campaigns.create', subjectType: 'campaign', subjectId: id, changes });
    return campaignAnswer(tx, id);
  });
}

export async function editCampaign(call: Call, { params: { id }, body }: Asked<'editCampaign'>): Promise<Campaign> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const row = await heldCampaign(tx, { id, version });
    if (row.state !== 'draft') throw new Refusal('campaignMoved');
    const { type, audience, texts, byMail } = row;
    const changes = differences({ type, audience, texts, byMail }, fields);
    if (Object.keys(changes).length === 0) return campaignRecord(tx, row);
    await saveCampaign(tx, id, fields);
    await recordChange(tx, call, { action: 'campaigns.edit', subjectType: 'campaign', subjectId: id, changes });
    return campaignAnswer(tx, id);
  });
}

/** Who writes campaigns may call them off; taking them out is a right of its own. */
export async function deleteCampaign(call: Call, { params: { id } }: Asked<'deleteCampaign'>): Answered<'deleteCampaign'> {
  await call.db.transaction(async (tx) => {
    const { state, texts } = await heldCampaign(tx, { id });
    if (!isDeletable(state)) throw new Refusal('campaignMoved');
    await removeCampaign(tx, id);
    const changes = { title: { before: texts.en.title, after: null } };
    await recordChange(tx, call, { action: 'campaigns.delete', subjectType: 'campaign', subjectId: id, changes });
  });
  return { message: wordsIn(call.locale)('answers.campaignDeleted') };
}
