// Invoices for trips: what one begins with, and that the price of a trip is not billed twice unnoticed.

import type * as endpoints from '#contract/finance/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findTrip, holdTrip, whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { billedTripsOf, buyerOf } from './billed-trips.queries.ts';
import { writtenBy } from './invoices.queries.ts';
import { billingOfTrip, countingInvoices } from './trip-billing.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Wished {
  readonly tripId: number | null;
  readonly quoteFingerprint: string | null;
  /** Why it is billed again. */
  readonly billAgain: string;
  /** The invoice that is changed; left out for one that did not bill the price of this trip before. */
  readonly before?: number | undefined;
}

/** The first invoice that bills the price of a trip, whichever price it had then; of those before another one where that is named. */
async function billingOf(db: Queryable, tripId: number, before?: number) {
  const [found] = (await countingInvoices(db, tripId)).filter(({ id }) => before === undefined || id < before);
  return found === undefined ? null : { id: found.id, number: found.number };
}

/**
 * Refuses a trip that the caller does not see, and the whole price of one that another invoice bills, at whichever price, unless it is said
 * why it is billed again: what a price has changed by is billed as a difference. The trip is held until the transaction ends, so that two
 * can't bill it at once.
 */
export async function demandBillable(
  call: Pick<Call, 'grant' | 'caller'>,
  tx: Transaction,
  { tripId, quoteFingerprint, billAgain, before }: Wished,
): Promise<void> {
  if (tripId === null) return;
  if ((await holdTrip(tx, tripId, whereOwnTrips(call))) === null) throw new FieldFaults([{ field: 'tripId', rule: 'unknownNumber' }]);
  if (quoteFingerprint === null || billAgain !== '') return;
  const billing = await billingOf(tx, tripId, before);
  if (billing === null) return;
  throw new Refusal('alreadyBilled', { field: 'billAgain', values: { invoice: billing.number ?? `#${billing.id}` } });
}

function onlyFor({ grant, caller }: Call) {
  return grant.all ? undefined : writtenBy(caller?.id ?? 0);
}

export async function listBilledTrips(call: Call): Answered<'listBilledTrips'> {
  return { data: await billedTripsOf(call.db, onlyFor(call)) };
}

export async function readTripToBill(call: Call, { params: { id } }: Asked<'readTripToBill'>): Answered<'readTripToBill'> {
  const trip = await findTrip(call.db, id, whereOwnTrips(call));
  if (trip === null) throw notFound();
  const { parentId, quoteFingerprint } = trip;
  const found = parentId === null ? null : await buyerOf(call.db, parentId, onlyFor(call));
  const billedBy = quoteFingerprint === null ? null : await billingOf(call.db, id);
  const standing = { billedBy, billing: billedBy === null ? null : await billingOfTrip(call.app, call.db, id) };
  if (found === null) return { trip, buyer: null, language: DEFAULT_LOCALE, ...standing };
  const { language, ...buyer } = found;
  return { trip, buyer, language, ...standing };
}
