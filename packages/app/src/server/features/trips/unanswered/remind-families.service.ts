// Reminds families of offers that they haven't answered: by staff, or once by the schedule.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { remindFamilies as endpoint } from '#contract/trips/unanswered.endpoints.ts';
import { REMINDER_CHANNELS, type ReminderChannel } from '#contract/trips/unanswered.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { findOffer } from '#server/features/trips/offers/offers.queries.ts';
import { lockTrip } from '#server/features/trips/trip.queries.ts';
import type { App, Call } from '#server/platform/app.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';
import { isDaytime } from './daytime.rules.ts';
import { queueOfferText } from './text-families.service.ts';
import { insertContacts, listContacts, listOffersToRemind } from './unanswered.queries.ts';

const HOUR_MS = 3600 * 1000;

/** Reminds a family of an offer by the channels that weren't used within the last hour; returns whether there was any. */
async function remindOfOffer(tx: Transaction, by: Actor, { id, channels }: { id: number; channels: readonly ReminderChannel[] }) {
  const known = await findOffer(tx, id);
  // Offers change only under the lock of their trip: an answer meanwhile comes first.
  const trip = known === null ? null : await lockTrip(tx, known.tripId);
  const offer = trip === null ? null : await findOffer(tx, id);
  if (trip === null || offer === null || offer.state !== 'awaiting_review') return false;
  const at = by.app.clock.now();
  const recent = (await listContacts(tx, [id])).filter((contact) => at.getTime() - contact.at.getTime() < HOUR_MS);
  const due = channels.filter((channel) => !recent.some((contact) => contact.channel === channel));
  if (due.includes('message')) {
    const message = { trip, offers: [offer], sentence: 'answerReminder', requireRoles: ['Host family'], action: 'answerOffer' } as const;
    await postSystemMessage(tx, by, { ...message, requireRoles: [...message.requireRoles] });
  }
  if (due.includes('mail')) await notifyTripEvent(tx, by, { trip, event: 'answerReminder', to: [], hosts: [offer.hostUserId] });
  const told = due.filter((channel) => channel !== 'sms');
  await insertContacts(
    tx,
    told.map((channel) => ({ offerId: id, channel, byId: by.caller?.id ?? null, at })),
  );
  const isTexted = due.includes('sms') && (await queueOfferText(tx, by, id));
  if (told.length === 0 && !isTexted) return false;
  const changes = { hostFamilyId: offer.hostFamilyId };
  await recordChange(tx, by, { action: 'trip.remindFamily', subjectType: 'trip', subjectId: trip.id, changes });
  return true;
}

export async function remindFamilies(
  call: Call,
  { body: { offerIds, channels } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const data: { id: number; outcome: 'reminded' | 'unchanged' }[] = [];
  for (const id of [...new Set(offerIds)].toSorted((one, other) => one - other)) {
    const isReminded = await call.db.transaction((tx) => remindOfOffer(tx, call, { id, channels }));
    data.push({ id, outcome: isReminded ? 'reminded' : 'unchanged' });
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
