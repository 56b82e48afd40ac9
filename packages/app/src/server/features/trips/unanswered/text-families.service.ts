// Reminds families of offers by text message: queued with the reminder, sent by a job by day, and never twice.

import * as z from 'zod';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { type JobAttempt, PermanentJobError } from '#server/platform/jobs/job.ts';
import { type Actor, enqueue } from '#server/platform/record-change.ts';
import { toInternationalNumber } from '#server/platform/sms/phone-number.ts';
import { getSmsProvider } from '#server/platform/sms/sms-provider.ts';
import { SmsRefusal } from '#server/platform/sms/text-message.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findDaytime } from './daytime.rules.ts';
import { advanceTextContact, findTextContact, insertTextContact } from './text-families.queries.ts';
import { createReportAddress } from './text-reports.service.ts';

/** The kind of the job that sends a text message. */
export const TEXT_JOB = 'offers.sendText';

export const textJob = z.object({ contactId: z.number() });

/** Queues a text message about an offer, to leave by day. */
export async function queueOfferText(tx: Transaction, { app, caller }: Actor, offerId: number): Promise<void> {
  const now = app.clock.now();
  const contactId = await insertTextContact(tx, { offerId, byId: caller?.id ?? null, at: now });
  await enqueue(tx, app, { kind: TEXT_JOB, payload: { contactId }, dueAt: findDaytime(now, app.config.TIME_ZONE) });
}

/** The address names the message, so that no two texts are the same: one that was taken is recognised by its text. */
function createLink({ config }: App, { tripId, contactId }: { tripId: number; contactId: number }): string {
  return `${config.PUBLIC_URL}${PAGE_PATHS.hostTrip.replace('{id}', String(tripId))}?sms=${contactId}`;
}

/** Sends a queued text message, unless the family has answered meanwhile. */
export async function sendOfferText(app: App, { contactId }: z.output<typeof textJob>, attempt: JobAttempt): Promise<void> {
  const { config, db, clock } = app;
  const contact = await findTextContact(db, contactId);
  const provider = getSmsProvider(config);
  if (contact === null || contact.status !== 'queued') return;
  const to = toInternationalNumber(contact.phone, contact.countryCode);
  if (provider === null || to === null || contact.offerState !== 'awaiting_review') {
    await advanceTextContact(db, contactId, 'failed');
    return;
  }
  const dueAt = findDaytime(clock.now(), config.TIME_ZONE);
  if (dueAt > clock.now()) {
    await enqueue(db, app, { kind: TEXT_JOB, payload: { contactId }, dueAt });
    return;
  }
  const link = createLink(app, { tripId: contact.tripId, contactId });
  const text = getTranslator(contact.locale)('sms.offerReminder', { product: config.PRODUCT_NAME, link });
  try {
    const isTaken = attempt.number > 1 && (await provider.hasTaken({ to, text }, contact.at));
    if (!isTaken) await provider.send({ to, text, reportTo: createReportAddress(app, contactId) });
    await advanceTextContact(db, contactId, 'sent');
  } catch (error) {
    const isOver = error instanceof SmsRefusal || attempt.isLast;
    if (isOver) await advanceTextContact(db, contactId, 'failed');
    if (error instanceof SmsRefusal) throw new PermanentJobError(error.message);
    throw error;
  }
}
