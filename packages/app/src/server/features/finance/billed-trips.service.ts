// Invoices for trips: what one begins with, and that an agreed price is not billed twice unnoticed.

import type * as endpoints from '#contract/finance/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { findTrip, holdTrip, ownTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { billedTripsOf, billingOf, buyerOf } from './billed-trips.queries.ts';
import { writtenBy } from './invoices.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Wished {
  readonly tripId: number | null;
  readonly quoteFingerprint: string | null;
  /** Why it is billed again. */
  readonly billAgain: string;
  /** The invoice that is changed; left out for a new one. */
  readonly before?: number | undefined;
}

/**
 * Refuses a trip that the caller does not see, and a price that another invoice bills, unless it is said why it is billed again. The trip
 * is held until the transaction ends, so that two can't bill it at once.
 */
export async function demandBillable(
  call: Pick<Call, 'grant' | 'caller'>,
  tx: Transaction,
  { tripId, quoteFingerprint, billAgain, before }: Wished,
): Promise<void> {
  if (tripId === null) return;
  if ((await holdTrip(tx, tripId, ownTrips(call))) === null) throw new FieldFaults([{ field: 'tripId', rule: 'unknownNumber' }]);
  if (quoteFingerprint === null || billAgain !== '') return;
  const billing = await billingOf(tx, { tripId, quoteFingerprint, before });
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
  const trip = await findTrip(call.db, id, ownTrips(call));
  if (trip === null) throw notFound();
  const { parentId, quoteFingerprint } = trip;
  const found = parentId === null ? null : await buyerOf(call.db, parentId, onlyFor(call));
  const billedBy = quoteFingerprint === null ? null : await billingOf(call.db, { tripId: id, quoteFingerprint });
  if (found === null) return { trip, buyer: null, language: DEFAULT_LOCALE, billedBy };
  const { language, ...buyer } = found;
  return { trip, buyer, language, billedBy };
}
