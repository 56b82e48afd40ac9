// Telling people what happened to a trip: parents, the family, the agent and the coordinator, each by name; coordinators all where there is none.

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
  /** Whom to tell; whoever did it is not told, unless it is the parent's `receipt`. */
  readonly to: readonly ('parent' | 'staff' | 'finance')[];
  /** Accounts of families. */
  readonly hosts?: readonly number[];
  /** Whether the parent is told of what they did themselves too, as what they keep of it: that it is reserved, that it is cancelled. */
  readonly isReceipt?: boolean;
  /** The money that goes back, where that is known. */
  readonly refunds?: readonly Money[];
}

/** What of a trip each kind of reader is mailed: a family what it is paid, everybody else with whom the stay is and what it costs. */
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

/** Held beds wait for the answer of their family. */
const TO_ANSWER: readonly TripEvent[] = ['reserved'];
const OF_MONEY: readonly TripEvent[] = ['familyToChoose', 'refundDue', 'refundComing', 'refunded'];

const leavesAnyway = (event: TripEvent) =>
  TO_ANSWER.includes(event) ? { anyway: 'answer' as const } : OF_MONEY.includes(event) ? { anyway: 'money' as const } : {};

/** Tells people of an event, in the product and by mail, as they want it; nobody twice. */
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
