// Use cases of campaign transitions: schedule, revise, cancel, and a test delivery.

import { type CampaignStep, getNextCampaignState } from '#contract/notifications/campaign.machine.ts';
import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import type * as endpoints from '#contract/notifications/campaigns.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { toMoment } from '#contract/platform/wall-time.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { updateCampaignRow } from './campaigns.queries.ts';
import { getCampaignAnswer, lockCampaignVersion } from './campaigns.service.ts';
import { deliverTestCampaign } from './deliver-campaign.service.ts';
import { SEND_CAMPAIGN_JOB } from './send-campaign.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

interface TransitionInput {
  readonly step: Extract<CampaignStep, 'schedule' | 'revise' | 'cancel'>;
  readonly id: number;
  readonly version: number;
  readonly fields: { readonly scheduledFor: Date | null; readonly timezone: string | null } | null;
}

/** Runs a step of a campaign; lock and version prevent concurrent steps. */
async function transitionCampaign(tx: Transaction, call: Call, { step, id, version, fields }: TransitionInput): Promise<void> {
  const row = await lockCampaignVersion(tx, { id, version });
  const state = getNextCampaignState(row.state, step);
  if (state === null) throw new AppError('campaignMoved');
  await updateCampaignRow(tx, id, { state, ...fields });
  const changes = { state: { before: row.state, after: state }, ...(fields === null ? {} : { scheduledFor: fields.scheduledFor }) };
  await recordChange(tx, call, { action: `campaigns.${step}`, subjectType: 'campaign', subjectId: id, changes });
}

/** Returns the send time; a time in the past is rejected as a mistake. */
function toSendTime(call: Call, { at, timezone }: { at: string | null; timezone: string }): Date {
  const now = call.app.clock.now();
  if (at === null) return now;
  const moment = toMoment(at, timezone);
  if (moment === null) throw new ValidationError([{ field: 'at', rule: 'invalid' }]);
  if (moment.getTime() <= now.getTime()) throw new ValidationError([{ field: 'at', rule: 'future' }]);
  return moment;
}

export async function scheduleCampaign(call: Call, { params: { id }, body }: Input<'scheduleCampaign'>): Promise<Campaign> {
  const { version, timezone } = body;
  const scheduledFor = toSendTime(call, body);
  return call.db.transaction(async (tx) => {
    await transitionCampaign(tx, call, { step: 'schedule', id, version, fields: { scheduledFor, timezone } });
    await enqueue(tx, call.app, { kind: SEND_CAMPAIGN_JOB, payload: { campaignId: id }, dueAt: scheduledFor });
    return getCampaignAnswer(tx, id);
  });
}

/** Returns a campaign to draft; its scheduled job then finds nothing to send. */
export async function reviseCampaign(call: Call, { params: { id }, body }: Input<'reviseCampaign'>): Promise<Campaign> {
  return call.db.transaction(async (tx) => {
    await transitionCampaign(tx, call, { step: 'revise', id, version: body.version, fields: { scheduledFor: null, timezone: null } });
    return getCampaignAnswer(tx, id);
  });
}

export async function cancelCampaign(call: Call, { params: { id }, body }: Input<'cancelCampaign'>): Promise<Campaign> {
  return call.db.transaction(async (tx) => {
    await transitionCampaign(tx, call, { step: 'cancel', id, version: body.version, fields: null });
    return getCampaignAnswer(tx, id);
  });
}

/** Sends the campaign to its author in their current language, so that they can check each language in turn. */
export async function testCampaign(
  call: Call,
  { params: { id } }: Input<'testCampaign'>,
): Promise<AnswerOf<typeof endpoints.testCampaign>> {
  const { caller, locale } = call;
  if (caller === null) throw new HttpError('unauthenticated');
  await call.db.transaction(async (tx) => {
    const row = await lockCampaignVersion(tx, { id });
    await deliverTestCampaign(tx, call.app, { row, reader: { ...caller.account, roles: [...caller.roles], locale } });
    await recordChange(tx, call, { action: 'campaigns.test', subjectType: 'campaign', subjectId: id });
  });
  return { message: getTranslator(locale)('answers.campaignTested') };
}
