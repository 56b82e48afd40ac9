// One campaign to one person: the notification, and the mail where there is one.

import type { Transaction } from '#server/db/database.ts';
import type { MailApp } from '#server/platform/mail/template.ts';
import { writeNumberedMail } from '#server/platform/mail/write.ts';
import { insertDelivery } from './campaign-sending.queries.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import { campaignMail } from './notifications.mails.ts';
import { textIn } from './notifications.records.ts';
import type { Reader } from './notify.queries.ts';
import { unsubscribePathFor } from './unsubscribing.service.ts';

interface Delivery {
  readonly row: Pick<CampaignRow, 'id' | 'texts'>;
  readonly reader: Reader;
  readonly byMail: boolean;
}

/** Answers what was made of it. */
export async function deliver(
  tx: Transaction,
  app: MailApp,
  { row, reader, byMail }: Delivery,
): Promise<{ notificationId: number; mailId: number | null }> {
  const notificationId = await insertDelivery(tx, { campaignId: row.id, userId: reader.id, at: app.clock.now() });
  if (!byMail) return { notificationId, mailId: null };
  const { email, locale, firstName, roles } = reader;
  const values = { name: firstName, roles, ...textIn(row.texts, locale) };
  const unsubscribePath = await unsubscribePathFor(tx, reader.id);
  const letter = { to: email, locale, template: campaignMail, values, unsubscribePath, anyway: 'campaign' } as const;
  return { notificationId, mailId: await writeNumberedMail(tx, app, letter) };
}

/** To its author alone, whatever they have opted out of; no report counts it. */
export async function deliverTest(tx: Transaction, app: MailApp, { row, reader }: { row: CampaignRow; reader: Reader }): Promise<void> {
  await deliver(tx, app, { row, reader, byMail: row.byMail });
}
