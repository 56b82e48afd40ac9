// Notifies people of the events of a trip: parents, host family, agent and coordinator, or all coordinators if the trip has none.

import type { Money } from '@hosted-stay/pricing-core/format';
import { toFamilyTitle as titleOfFamily } from '#contract/host-families/family-name.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { TripEvent } from '#contract/trips/events.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import { findFamilyName, findTripName } from '#server/features/trips/read/names.queries.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import { type Actor, isVisitor } from '#server/platform/record-change.ts';
import { type TripNotification, type TripReader, tripNotificationEmail } from './trip-notifications.emails.ts';

interface News {
  readonly trip: TripRow;
  readonly event: TripEvent;
  /** The recipients; the person who caused the event is left out, unless they are the parent and it is a receipt. */
  readonly to: readonly ('parent' | 'staff' | 'finance')[];
  /** User IDs of hosts. */
  readonly hosts?: readonly number[];
  /** Whether the parent is also notified of their own action, as a receipt: a reservation or a cancellation. */
  readonly isReceipt?: boolean;
  /** The refunded amounts, if known. */
  readonly refunds?: readonly Money[];
}

/** Returns the email data by reader: families get their payout, everybody else the family and the price. */
async function newsFor(
  tx: Transaction,
  { app }: Actor,
  { trip, event, name, refunds }: Pick<News, 'trip' | 'event' | 'refunds'> & { name: string },
) {
  const { id: tripId, fromDate, toDate, hostFamilyId, quoteFingerprint } = trip;
  const facts = { tripId, event, name, fromDate, toDate, ...(refunds === undefined ? {} : { refunds }) };
  const family = hostFamilyId === null ? null : await findFamilyName(tx, hostFamilyId);
  const familyTitle = family === null ? null : (locale: Locale) => titleOfFamily(family.name, locale);
  const quote = quoteFingerprint === null ? null : await findWholeQuote(app, tx, quoteFingerprint);
  const own = quote?.payouts.find(({ hostableType, hostableId }) => hostableType === 'Host_family' && hostableId === hostFamilyId);
  const price = quote && { currency: quote.currency, amount: quote.total };
  const payout = quote && own ? { currency: quote.currency, amount: own.amount } : null;
  return {
    forFamily: (userId: number): TripNotification => ({ ...facts, familyTitle: null, amount: family?.userId === userId ? payout : null }),
    forOthers: { ...facts, familyTitle, amount: price },
  };
}

/** Events that need an answer, because beds are held until then. */
const TO_ANSWER: readonly TripEvent[] = ['reserved'];
const OF_MONEY: readonly TripEvent[] = ['familyToChoose', 'refundDue', 'refundComing', 'refunded'];

const leavesAnyway = (event: TripEvent) =>
  TO_ANSWER.includes(event) ? { anyway: 'answer' as const } : OF_MONEY.includes(event) ? { anyway: 'money' as const } : {};

/** Notifies people of an event, in the app and by email according to their settings; each person at most once. */
export async function notifyTripEvent(
  tx: Transaction,
  by: Actor,
  { trip, event, to, hosts = [], isReceipt = false, refunds }: News,
): Promise<void> {
  const { id: tripId, fromDate, toDate, parentId, agentId, coordinatorId } = trip;
  const name = await findTripName(tx, trip);
  const data = { tripId, event, name, fromDate, toDate };
  const keeps = isReceipt && by.caller?.id === parentId;
  const ofVisitor = isVisitor(by);
  const except = by.caller === null || keeps ? {} : { except: by.caller.id };
  const notice = { kind: 'tripNews', data, ofVisitor, ...leavesAnyway(event), ...except } as const;
  const { forFamily, forOthers } = await newsFor(tx, by, { trip, event, name, ...(refunds === undefined ? {} : { refunds }) });
  const told = new Set<number>();
  async function tell(userId: number | null, news: TripNotification, reader: TripReader): Promise<void> {
    if (userId === null || told.has(userId)) return;
    told.add(userId);
    await notify(tx, by.app, { ...notice, to: { userIds: [userId] }, template: tripNotificationEmail(news, reader) });
  }
  if (to.includes('parent')) await tell(parentId, forOthers, 'parent');
  for (const userId of hosts) await tell(userId, forFamily(userId), 'host');
  if (to.includes('staff')) for (const userId of [agentId, coordinatorId]) await tell(userId, forOthers, 'staff');
  const staffs = { ...notice, template: tripNotificationEmail(forOthers, 'staff') };
  if (to.includes('staff') && coordinatorId === null) await notify(tx, by.app, { ...staffs, to: { roles: ['Coordinator'] } });
  if (to.includes('finance')) await notify(tx, by.app, { ...staffs, to: { roles: ['Finance'] } });
}
