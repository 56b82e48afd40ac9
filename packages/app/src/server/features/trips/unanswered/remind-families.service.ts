// Reminds families of offers that they haven't answered: by staff, or once by the schedule.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { remindFamilies as endpoint } from '#contract/trips/unanswered.endpoints.ts';
import { REMINDER_CHANNELS, type ReminderChannel, type RemindResult } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { findOffer } from '#server/features/trips/offers/offers.queries.ts';
import { lockTrip } from '#server/features/trips/trip.queries.ts';
import type { App, Call } from '#server/platform/app.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';
import { isDaytime } from './daytime.rules.ts';
import { findReminderOptions } from './reminder-options.service.ts';
import { queueOfferText } from './text-families.service.ts';
import { insertContacts, listOffersToRemind } from './unanswered.queries.ts';
import { listCompleteRows } from './unanswered.records.ts';

interface Reminder {
  readonly id: number;
  readonly channels: readonly ReminderChannel[];
}

/** Returns what is possible for an offer by these channels. */
async function findResult(app: App, db: Queryable, { id, channels }: Reminder): Promise<RemindResult> {
  const [row] = await listCompleteRows(db, [id]);
  if (row === undefined) return { id, family: '', outcome: 'unchanged', options: [] };
  const options = (await findReminderOptions({ app, db }, row)).filter(({ channel }) => channels.includes(channel));
  const outcome = options.some(({ blocker }) => blocker === null) ? 'reminded' : 'unchanged';
  return { id, family: row.family, outcome, options };
}

/** Reminds a family of an offer by the channels that are possible now. */
async function remindOfOffer(tx: Transaction, by: Actor, reminder: Reminder): Promise<RemindResult> {
  const { id } = reminder;
  const known = await findOffer(tx, id);
  // Offers change only under the lock of their trip: an answer meanwhile comes first.
  const trip = known === null ? null : await lockTrip(tx, known.tripId);
  const offer = trip === null ? null : await findOffer(tx, id);
  const result = await findResult(by.app, tx, reminder);
  const due = result.options.flatMap(({ channel, blocker }) => (blocker === null ? [channel] : []));
  if (trip === null || offer === null || due.length === 0) return result;
  if (due.includes('message')) {
    const message = { trip, offers: [offer], sentence: 'answerReminder', requireRoles: ['Host family'], action: 'answerOffer' } as const;
    await postSystemMessage(tx, by, { ...message, requireRoles: [...message.requireRoles] });
  }
  if (due.includes('mail')) await notifyTripEvent(tx, by, { trip, event: 'answerReminder', to: [], hosts: [offer.hostUserId] });
  const told = due.filter((channel) => channel !== 'sms');
  await insertContacts(
    tx,
    told.map((channel) => ({ offerId: id, channel, byId: by.caller?.id ?? null, at: by.app.clock.now() })),
  );
  if (due.includes('sms')) await queueOfferText(tx, by, id);
  const changes = { hostFamilyId: offer.hostFamilyId };
  await recordChange(tx, by, { action: 'trip.remindFamily', subjectType: 'trip', subjectId: trip.id, changes });
  return result;
}

export async function remindFamilies(
  call: Call,
  { body: { offerIds, channels, dryRun } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { app, db } = call;
  const data: RemindResult[] = [];
  for (const id of [...new Set(offerIds)].toSorted((one, other) => one - other)) {
    const reminder = { id, channels };
    data.push(dryRun ? await findResult(app, db, reminder) : await db.transaction((tx) => remindOfOffer(tx, call, reminder)));
  }
  return { data };
}

/** Reminds families once, by day, of offers that have waited for too long. */
export async function remindWaitingFamilies(app: App): Promise<void> {
  const now = app.clock.now();
  for (const { id, timezone } of await listOffersToRemind(app.db, { now, hours: app.config.OFFER_ANSWER_HOURS })) {
    if (!isDaytime(now, timezone ?? app.config.TIME_ZONE)) continue;
    await app.db.transaction((tx) => remindOfOffer(tx, systemActor(app), { id, channels: REMINDER_CHANNELS }));
  }
}
