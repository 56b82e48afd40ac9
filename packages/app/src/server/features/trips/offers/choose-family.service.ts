// Use cases of a billed trip whose family declined: listing other families with their prices, and choosing one.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { OtherFamily } from '#contract/trips/other-family.ts';
import type * as endpoints from '#contract/trips/settle-trip.endpoints.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { getAmountMath, getTripBilling } from '#server/features/finance/finance.public.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import { loadStay } from '#server/features/trips/create/load-stay.service.ts';
import { type PricedStay, quoteStay } from '#server/features/trips/create/price-trip.service.ts';
import { reserveTrip } from '#server/features/trips/lifecycle/reserve-trip.service.ts';
import { isAsked, isOut } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripSide, getTripAnswer, isOtherFamilyNeeded } from '#server/features/trips/read/trip.records.ts';
import { findFamilies } from '#server/features/trips/read/views.queries.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { areStudentsKnown, findTripRow, listStudentIds, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { assertStayAhead } from './assert-family.service.ts';
import { listOffersOfTrips } from './offers.queries.ts';
import { toFamilyRecord } from './offers.records.ts';
import { listFamiliesWithRoom } from './other-families.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The maximum shown, and the maximum examined. */
const SHOWN = 12;
const LOOKED_AT = 60;

/**
 * Allows only the payer or staff to choose.
 * @throws 403 for another parent of the children; AppError `tripMoved`
 */
async function assertFamilyChoosable(call: Call, db: Queryable, trip: TripRow | null): Promise<TripRow> {
  if (trip === null) throw notFound();
  const side = findTripSide(call, trip, await listOffersOfTrips(db, [trip.id]));
  if (side === 'host' || side === 'finance' || (side === 'parent' && trip.parentId !== call.caller?.id)) throw new HttpError('forbidden');
  if (!(await isOtherFamilyNeeded(db, trip))) throw new AppError('tripMoved');
  return trip;
}

/** Prices the stay at a family; null if it has no price. */
async function findPriceAt({ app }: Actor, db: Queryable, trip: TripRow, hostFamilyId: number): Promise<PricedStay | null> {
  try {
    return await quoteStay(app, db, await loadStay(db, trip, hostFamilyId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'quoteRefused') return null;
    throw error;
  }
}

/** Returns the families with free beds, those asked or proposed first; without families that are out. */
async function listFreeFamilies({ app }: Call, db: Queryable, trip: TripRow) {
  const beds = (await listStudentIds(db, trip)).length;
  const offers = await listOffersOfTrips(db, [trip.id]);
  const offerTo = new Map(offers.map((offer) => [offer.hostFamilyId, offer.state]));
  const families = await listFamiliesWithRoom(db, { near: offers.map(({ hostFamilyId }) => hostFamilyId), beds, limit: LOOKED_AT });
  const taken = await countTakenBeds(
    db,
    families.map(({ id }) => id),
    { fromDate: trip.fromDate, toDate: trip.toDate, now: app.clock.now() },
  );
  return families
    .map(({ id, guests }) => ({ id, isFree: guests - (taken.get(id) ?? 0) >= beds, offerState: offerTo.get(id) ?? null }))
    .filter(({ isFree, offerState }) => isFree && (offerState === null || !isOut(offerState)));
}

export async function listOtherFamilies(call: Call, { params: { id } }: Asked<'listOtherFamilies'>): Answered<'listOtherFamilies'> {
  const { db } = call;
  const trip = await assertFamilyChoosable(call, db, await findTripRow(db, id, whereVisibleTrips(call)));
  const billing = await getTripBilling(call.app, db, id);
  const free = (await listFreeFamilies(call, db, trip)).slice(0, SHOWN);
  const named = await findFamilies(
    db,
    free.map((one) => one.id),
  );
  const data: OtherFamily[] = [];
  for (const { id: hostFamilyId, offerState } of free) {
    const row = named.get(hostFamilyId);
    const quote = (await findPriceAt(call, db, trip, hostFamilyId))?.quote;
    if (row === undefined || quote === undefined || (billing !== null && quote.currency !== billing.currency)) continue;
    const { currency, total: price, fingerprint } = quote;
    const math = getAmountMath(currency);
    const due = billing === null ? math.zero : math.subtract(billing.billed, billing.credited);
    const family = toFamilyRecord(row, call, false);
    data.push({ family, offerState, currency, price, difference: math.subtract(price, due), fingerprint });
  }
  return { data };
}

export async function chooseFamily(call: Call, { params: { id }, body }: Asked<'chooseFamily'>): Answered<'chooseFamily'> {
  const { hostFamilyId, quoteFingerprint: shown, version } = body;
  return call.db.transaction(async (tx) => {
    const trip = await assertFamilyChoosable(call, tx, await lockTrip(tx, id, whereVisibleTrips(call)));
    if (version !== undefined && version !== trip.version) {
      throw new AppError('changedMeanwhile', { current: { ...(await getTripAnswer(call, tx, id)) } });
    }
    if (!(await areStudentsKnown(tx, await listStudentIds(tx, trip)))) throw new AppError('studentDataMissing');
    const isBought = findTripSide(call, trip, []) === 'parent';
    if (isBought) assertStayAhead(call, trip);
    const { quote } = await quoteStay(call.app, tx, await loadStay(tx, trip, hostFamilyId));
    if (quote.fingerprint !== shown) {
      throw new AppError('priceChanged', { field: 'quoteFingerprint', values: { total: quote.total, currency: quote.currency } });
    }
    await reserveTrip(tx, call, { tripId: id, hostFamilyId, isBought, cause: 'chosen' });
    await finishTasks(tx, call, { tripId: id, kinds: ['noFamily'], state: 'done' });
    return getTripAnswer(call, tx, id);
  });
}

/** Errors after which the family stays asked without a reservation. */
const ASKED_ONLY = ['bedsTaken', 'placesTaken', 'quoteRefused', 'noPriceBook', 'familyNotLive', 'noFamilyChosen'];

/**
 * Reserves a billed trip that has no family with the one that was just asked, so that it can accept. If it is not free, it is only asked. A
 * higher price needs the parent's consent, as with any other replacement.
 */
export async function reserveForAsked(tx: Transaction, call: Call, { tripId, hostFamilyId }: { tripId: number; hostFamilyId: number }) {
  const trip = await lockTrip(tx, tripId);
  if (trip === null || !(await isOtherFamilyNeeded(tx, trip))) return;
  const asked = (await listOffersOfTrips(tx, [tripId])).find((offer) => offer.hostFamilyId === hostFamilyId);
  if (asked === undefined || !isAsked(asked.state)) return;
  try {
    await tx.transaction(async (point) => {
      await reserveTrip(point, call, { tripId, hostFamilyId, cause: 'otherFamily' });
      await finishTasks(point, call, { tripId, kinds: ['noFamily'], state: 'done' });
    });
  } catch (error) {
    if (!(error instanceof AppError) || !ASKED_ONLY.includes(error.code)) throw error;
  }
}
