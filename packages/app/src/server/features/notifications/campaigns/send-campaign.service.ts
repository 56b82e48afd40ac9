// Sends a due campaign in atomic batches, so that a retry after a crash sends nothing twice.

import { getNextCampaignState } from '#contract/notifications/campaign.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { insertRecipients } from './campaign-audience.queries.ts';
import { type CampaignRow, lockCampaign, updateCampaignRow } from './campaigns.queries.ts';
import { deliverCampaign } from './deliver-campaign.service.ts';
import { countWaitingRecipients, lockNextRecipients, recordSystemStep, updateOutcome } from './send-campaign.queries.ts';

/** The kind of the job that sends a campaign. */
export const SEND_CAMPAIGN_JOB = 'campaigns.send';

/** Recipients per transaction: few, so that nobody waits long for the embedded database's only connection. */
const BATCH_SIZE = 25;

type SendingApp = Pick<App, 'config' | 'db' | 'clock' | 'jobs'>;

/** Records a transition that the system makes. */
async function recordStep(tx: Transaction, app: SendingApp, { row, name }: { row: CampaignRow; name: 'start' | 'finish' }): Promise<void> {
  const to = getNextCampaignState(row.state, name);
  if (to === null) return;
  const at = app.clock.now();
  await updateCampaignRow(tx, row.id, { state: to, ...(name === 'finish' ? { sentAt: at } : {}) });
  await recordSystemStep(tx, { id: row.id, step: name, from: row.state, to, at });
}

/** Starts a due campaign, or continues a started one; null if there is nothing to send: cancelled, back in draft, postponed or sent. */
async function startSending(app: SendingApp, campaignId: number): Promise<CampaignRow | null> {
  return app.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, campaignId);
    if (row?.state === 'sending') return row;
    if (row?.state !== 'scheduled' || row.scheduledFor === null || row.scheduledFor.getTime() > app.clock.now().getTime()) return null;
    await insertRecipients(tx, row);
    await recordStep(tx, app, { row, name: 'start' });
    return row;
  });
}

/** Sends to the next batch; returns false when nobody is waiting any more. */
async function sendBatch(app: SendingApp, row: CampaignRow): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const campaignId = row.id;
    for (const { wantsMail, optedOut, isInUse, ...reader } of await lockNextRecipients(tx, { campaignId, limit: BATCH_SIZE })) {
      const to = { campaignId, userId: reader.id, at: app.clock.now() };
      if (!isInUse) await updateOutcome(tx, { ...to, state: 'gone' });
      else if (optedOut) await updateOutcome(tx, { ...to, state: 'optedOut' });
      else
        await updateOutcome(tx, {
          ...to,
          state: 'sent',
          ...(await deliverCampaign(tx, app, { row, reader, byMail: row.byMail && wantsMail })),
        });
    }
    return (await countWaitingRecipients(tx, campaignId)) > 0;
  });
}

async function finishSending(app: SendingApp, campaignId: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, campaignId);
    if (row !== null && (await countWaitingRecipients(tx, campaignId)) === 0) await recordStep(tx, app, { row, name: 'finish' });
  });
}

/** Sends a campaign; safe to run concurrently or again after an interruption, since each recipient gets it once. */
export async function sendCampaign(
  app: SendingApp,
  { campaignId }: { campaignId: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const row = await startSending(app, campaignId);
  if (row === null) return;
  while (await sendBatch(app, row)) signal.throwIfAborted();
  await finishSending(app, campaignId);
}
