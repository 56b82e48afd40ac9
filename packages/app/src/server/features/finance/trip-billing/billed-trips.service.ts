// Invoices for trips: the defaults of a new one, and the check that a price isn't billed twice by mistake.

import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { whereWrittenBy } from '#server/features/finance/invoices/invoices.queries.ts';
import { findTrip, holdTrip, isUnderpriced, whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { findBuyer, selectBilledTrips } from './billed-trips.queries.ts';
import { getTripBilling, listCountedInvoices } from './trip-billing.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface BillableTripInput {
  readonly tripId: number | null;
  readonly quoteFingerprint: string | null;
  /** The reason for billing the price again. */
  readonly billAgain: string;
  /** The edited invoice, if it already billed the price of this trip. */
  readonly before?: number | undefined;
}

/** Returns the first invoice that bills the price of a trip, at any price; with `before`, only of those created before that invoice. */
export async function findPriceInvoice(db: Queryable, tripId: number, before?: number) {
  const [found] = (await listCountedInvoices(db, tripId)).filter(({ id }) => before === undefined || id < before);
  return found === undefined ? null : { id: found.id, number: found.number };
}

/**
 * Asserts that the caller may see a trip, and that no other invoice bills its whole price, at any price, unless a reason is given: a price
 * change is billed as a difference. Nor is a price billed that leaves out what no trip pays any more. Locks the trip, so that concurrent
 * transactions can't bill it twice.
 * @throws AppError `alreadyBilled`, `carrierLost`; ValidationError for a trip that the caller doesn't see
 */
export async function assertTripBillable(
  call: Pick<Call, 'app' | 'grant' | 'caller'>,
  tx: Transaction,
  { tripId, quoteFingerprint, billAgain, before }: BillableTripInput,
): Promise<void> {
  if (tripId === null) return;
  if ((await holdTrip(tx, tripId, whereOwnTrips(call))) === null) throw new ValidationError([{ field: 'tripId', rule: 'unknownNumber' }]);
  if (quoteFingerprint === null || billAgain !== '') return;
  const billing = await findPriceInvoice(tx, tripId, before);
  if (billing !== null)
    throw new AppError('alreadyBilled', { field: 'billAgain', values: { invoice: billing.number ?? `#${billing.id}` } });
  // A draft can be edited meanwhile: it is sent when its trip has a price again.
  if (before === undefined && (await isUnderpriced(call.app, tx, tripId))) throw new AppError('carrierLost', { field: 'tripId' });
}

/** Matches the invoices that a caller sees; agents those that they wrote. */
export function whereVisible({ grant, caller }: Pick<Call, 'grant' | 'caller'>) {
  return grant.all ? undefined : whereWrittenBy(caller?.id ?? 0);
}

export async function listBilledTrips(call: Call): Output<'listBilledTrips'> {
  return { data: await selectBilledTrips(call.db, whereVisible(call)) };
}

export async function readTripToBill(call: Call, { params: { id } }: Input<'readTripToBill'>): Output<'readTripToBill'> {
  const trip = await findTrip(call.db, id, whereOwnTrips(call));
  if (trip === null) throw notFound();
  const { parentId, quoteFingerprint } = trip;
  const found = parentId === null ? null : await findBuyer(call.db, parentId, whereVisible(call));
  const billedBy = quoteFingerprint === null ? null : await findPriceInvoice(call.db, id);
  const standing = { billedBy, billing: billedBy === null ? null : await getTripBilling(call.app, call.db, id) };
  if (found === null) return { trip, buyer: null, language: DEFAULT_LOCALE, ...standing };
  const { language, ...buyer } = found;
  return { trip, buyer, language, ...standing };
}
