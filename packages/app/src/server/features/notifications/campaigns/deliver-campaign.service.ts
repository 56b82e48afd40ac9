// One campaign to one person: the notification, and the mail where there is one.

import type { Transaction } from '#server/db/database.ts';
import { campaignEmail } from '#server/features/notifications/notifications.emails.ts';
import { findTextIn } from '#server/features/notifications/notifications.records.ts';
import type { Reader } from '#server/features/notifications/notify.queries.ts';
import { createUnsubscribePath } from '#server/features/notifications/unsubscribe.service.ts';
import { queueEmailWithId } from '#server/platform/email/queue-email.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import { insertDelivery } from './send-campaign.queries.ts';

interface Delivery {
  readonly row: Pick<CampaignRow, 'id' | 'texts'>;
  readonly reader: Reader;
  readonly byMail: boolean;
}

/** Answers what was made of it. */
export async function deliverCampaign(
  tx: Transaction,
  app: EmailApp,
  { row, reader, byMail }: Delivery,
): Promise<{ notificationId: number; mailId: number | null }> {
  const notificationId = await insertDelivery(tx, { campaignId: row.id, userId: reader.id, at: app.clock.now() });
  if (!byMail) return { notificationId, mailId: null };
  const { email, locale, firstName, roles } = reader;
  const values = { name: firstName, roles, ...findTextIn(row.texts, locale) };
  const unsubscribePath = await createUnsubscribePath(tx, reader.id);
  const letter = { to: email, locale, template: campaignEmail, values, unsubscribePath, anyway: 'campaign' } as const;
  return { notificationId, mailId: await queueEmailWithId(tx, app, letter) };
}

/** To its author alone, whatever they have opted out of; no report counts it. */
export async function deliverTestCampaign(
  tx: Transaction,
  app: EmailApp,
  { row, reader }: { row: CampaignRow; reader: Reader },
): Promise<void> {
  await deliverCampaign(tx, app, { row, reader, byMail: row.byMail });
}
