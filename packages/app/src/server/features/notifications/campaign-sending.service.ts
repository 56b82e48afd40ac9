// Sends a campaign whose time has come: in batches, each whole or not at all, so that whoever goes on after a crash sends nothing twice.

import { campaignAfter } from '#contract/notifications/campaign-machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { writeRecipients } from './campaign-audience.queries.ts';
import { deliver } from './campaign-delivery.ts';
import { countWaiting, nextRecipients, noteOutcome, recordOwnStep } from './campaign-sending.queries.ts';
import { type CampaignRow, lockCampaign, saveCampaign } from './campaigns.queries.ts';

/** The kind of job that sends a campaign. */
export const SEND_JOB = 'campaigns.send';

/** People in one transaction: few enough that nobody waits long for the embedded database's only connection. */
const BATCH = 25;

type SendingApp = Pick<App, 'config' | 'db' | 'clock' | 'jobs'>;

/** Takes a campaign a step on for the product itself. */
async function step(tx: Transaction, app: SendingApp, { row, name }: { row: CampaignRow; name: 'start' | 'finish' }): Promise<void> {
  const to = campaignAfter(row.state, name);
  if (to === null) return;
  const at = app.clock.now();
  await saveCampaign(tx, row.id, { state: to, ...(name === 'finish' ? { sentAt: at } : {}) });
  await recordOwnStep(tx, { id: row.id, step: name, from: row.state, to, at });
}

/** Begins what is due, and goes on with what was begun; null when there is nothing to send: called off, taken back, put off or done. */
async function begin(app: SendingApp, campaignId: number): Promise<CampaignRow | null> {
  return app.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, campaignId);
    if (row?.state === 'sending') return row;
    if (row?.state !== 'scheduled' || row.scheduledFor === null || row.scheduledFor.getTime() > app.clock.now().getTime()) return null;
    await writeRecipients(tx, row);
    await step(tx, app, { row, name: 'start' });
    return row;
  });
}

/** Sends to the next few; false when nobody waits any more. */
async function sendBatch(app: SendingApp, row: CampaignRow): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const campaignId = row.id;
    for (const { wantsMail, optedOut, isInUse, ...reader } of await nextRecipients(tx, { campaignId, limit: BATCH })) {
      const to = { campaignId, userId: reader.id, at: app.clock.now() };
      if (!isInUse) await noteOutcome(tx, { ...to, state: 'gone' });
      else if (optedOut) await noteOutcome(tx, { ...to, state: 'optedOut' });
      else await noteOutcome(tx, { ...to, state: 'sent', ...(await deliver(tx, app, { row, reader, byMail: row.byMail && wantsMail })) });
    }
    return (await countWaiting(tx, campaignId)) > 0;
  });
}

async function finish(app: SendingApp, campaignId: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, campaignId);
    if (row !== null && (await countWaiting(tx, campaignId)) === 0) await step(tx, app, { row, name: 'finish' });
  });
}

/** However many do this at the same time, and however often it is broken off, everybody is sent it once. */
export async function sendCampaign(
  app: SendingApp,
  { campaignId }: { campaignId: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const row = await begin(app, campaignId);
  if (row === null) return;
  while (await sendBatch(app, row)) signal.throwIfAborted();
  await finish(app, campaignId);
}
