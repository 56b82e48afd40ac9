// Use cases of a campaign's way from a draft to those it is for.

import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import { type CampaignStep, campaignAfter } from '#contract/notifications/campaign-machine.ts';
import type * as endpoints from '#contract/notifications/campaigns.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { momentOf } from '#contract/platform/wall-time.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { FieldFaults, HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { deliverTest } from './campaign-delivery.ts';
import { SEND_JOB } from './campaign-sending.service.ts';
import { saveCampaign } from './campaigns.queries.ts';
import { campaignAnswer, heldCampaign } from './campaigns.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

interface Step {
  readonly step: Extract<CampaignStep, 'schedule' | 'revise' | 'cancel'>;
  readonly id: number;
  readonly version: number;
  readonly fields: { readonly scheduledFor: Date | null; readonly timezone: string | null } | null;
}

/** Takes a campaign one step on, once, whoever else tries at the same time. */
async function move(tx: Transaction, call: Call, { step, id, version, fields }: Step): Promise<void> {
  const row = await heldCampaign(tx, { id, version });
  const state = campaignAfter(row.state, step);
  if (state === null) throw new Refusal('campaignMoved');
  await saveCampaign(tx, id, { state, ...fields });
  const changes = { state: { before: row.state, after: state }, ...(fields === null ? {} : { scheduledFor: fields.scheduledFor }) };
  await recordChange(tx, call, { action: `campaigns.${step}`, subjectType: 'campaign', subjectId: id, changes });
}

/** When it is to be sent. A time that is over is a slip. */
function timeOf(call: Call, { at, timezone }: { at: string | null; timezone: string }): Date {
  const now = call.app.clock.now();
  if (at === null) return now;
  const moment = momentOf(at, timezone);
  if (moment === null) throw new FieldFaults([{ field: 'at', rule: 'invalid' }]);
  if (moment.getTime() <= now.getTime()) throw new FieldFaults([{ field: 'at', rule: 'future' }]);
  return moment;
}

export async function scheduleCampaign(call: Call, { params: { id }, body }: Asked<'scheduleCampaign'>): Promise<Campaign> {
  const { version, timezone } = body;
  const scheduledFor = timeOf(call, body);
  return call.db.transaction(async (tx) => {
    await move(tx, call, { step: 'schedule', id, version, fields: { scheduledFor, timezone } });
    await announce(tx, call.app, { kind: SEND_JOB, payload: { campaignId: id }, dueAt: scheduledFor });
    return campaignAnswer(tx, id);
  });
}

/** The job that was to send it finds nothing to send. */
export async function reviseCampaign(call: Call, { params: { id }, body }: Asked<'reviseCampaign'>): Promise<Campaign> {
  return call.db.transaction(async (tx) => {
    await move(tx, call, { step: 'revise', id, version: body.version, fields: { scheduledFor: null, timezone: null } });
    return campaignAnswer(tx, id);
  });
}

export async function cancelCampaign(call: Call, { params: { id }, body }: Asked<'cancelCampaign'>): Promise<Campaign> {
  return call.db.transaction(async (tx) => {
    await move(tx, call, { step: 'cancel', id, version: body.version, fields: null });
    return campaignAnswer(tx, id);
  });
}

/** In the language in which the author reads the product at the moment, so that each of them can be looked at. */
export async function testCampaign(
  call: Call,
  { params: { id } }: Asked<'testCampaign'>,
): Promise<AnswerOf<typeof endpoints.testCampaign>> {
  const { caller, locale } = call;
  if (caller === null) throw new HttpRefusal('unauthenticated');
  await call.db.transaction(async (tx) => {
    const row = await heldCampaign(tx, { id });
    await deliverTest(tx, call.app, { row, reader: { ...caller.account, roles: [...caller.roles], locale } });
    await recordChange(tx, call, { action: 'campaigns.test', subjectType: 'campaign', subjectId: id });
  });
  return { message: wordsIn(locale)('answers.campaignTested') };
}
