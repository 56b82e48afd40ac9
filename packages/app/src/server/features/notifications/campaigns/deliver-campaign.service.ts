// Delivers a campaign to one user: the notification, and the email if wanted.

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

/** Returns the IDs of the created notification and email. */
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

/** Delivers to the author only, even if they have opted out; not counted in the report. */
export async function deliverTestCampaign(
  tx: Transaction,
  app: EmailApp,
  { row, reader }: { row: CampaignRow; reader: Reader },
): Promise<void> {
  await deliverCampaign(tx, app, { row, reader, byMail: row.byMail });
}
