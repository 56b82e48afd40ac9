// A billed trip whose family has declined: which families could host in its place, at which price, and choosing one of them.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { OtherFamily } from '#contract/trips/other-family.ts';
import type * as endpoints from '#contract/trips/settle-trip.endpoints.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { takenBeds } from '#server/features/calendar/calendar.public.ts';
import { billingOfTrip, mathOf } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/record.ts';
import { HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { areStudentsKnown, lockTrip, readTripRow, studentIdsOf, type TripRow } from './held-trip.queries.ts';
import { isAsked, isOut } from './moving.rules.ts';
import { offersOf } from './offers.queries.ts';
import { familyRecord } from './offers.records.ts';
import { familiesWithRoom } from './other-families.queries.ts';
import { type Priced, priceOf, stayOf } from './pricing.service.ts';
import { reserve } from './reserving.service.ts';
import { visibleTrips } from './scopes.queries.ts';
import { finishTasks } from './tasks.service.ts';
import { needsOtherFamily, sideFor, tripAnswer } from './trip.records.ts';
import { familiesByIds } from './views.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** How many are shown, and among how many they are looked for. */
const SHOWN = 12;
const LOOKED_AT = 60;

/**
 * Whoever pays decides, or staff.
 * @throws 403 for another parent of the children; Refusal `tripMoved`
 */
async function demandChoosable(call: Call, db: Queryable, trip: TripRow | null): Promise<TripRow> {
  if (trip === null) throw notFound();
  const side = sideFor(call, trip, await offersOf(db, [trip.id]));
  if (side === 'host' || side === 'finance' || (side === 'parent' && trip.parentId !== call.caller?.id)) throw new HttpRefusal('forbidden');
  if (!(await needsOtherFamily(db, trip))) throw new Refusal('tripMoved');
  return trip;
}

/** What the stay costs at a family; null where it has no price. */
async function pricedAt({ app }: Actor, db: Queryable, trip: TripRow, hostFamilyId: number): Promise<Priced | null> {
  try {
    return await priceOf(app, db, await stayOf(db, trip, hostFamilyId));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'quoteRefused') return null;
    throw error;
  }
}

/** Families that are free, those first that were asked or proposed; never one that is out. */
async function freeFamilies({ app }: Call, db: Queryable, trip: TripRow) {
  const beds = (await studentIdsOf(db, trip)).length;
  const offers = await offersOf(db, [trip.id]);
  const offerTo = new Map(offers.map((offer) => [offer.hostFamilyId, offer.state]));
  const families = await familiesWithRoom(db, { near: offers.map(({ hostFamilyId }) => hostFamilyId), beds, limit: LOOKED_AT });
  const taken = await takenBeds(
    db,
    families.map(({ id }) => id),
    { fromDate: trip.fromDate, toDate: trip.toDate, now: app.clock.now() },
  );
  return families
    .map(({ id, guests }) => ({ id, isFree: guests - (taken.get(id) ?? 0) >= beds, offerState: offerTo.get(id) ?? null }))
    .filter(({ isFree, offerState }) => isFree && (offerState === null || !isOut(offerState)))
    .toSorted((one, other) => Number(other.offerState !== null) - Number(one.offerState !== null));
}

export async function listOtherFamilies(call: Call, { params: { id } }: Asked<'listOtherFamilies'>): Answered<'listOtherFamilies'> {
  const { db } = call;
  const trip = await demandChoosable(call, db, await readTripRow(db, id, visibleTrips(call)));
  const billing = await billingOfTrip(call.app, db, id);
  const free = (await freeFamilies(call, db, trip)).slice(0, SHOWN);
  const named = await familiesByIds(
    db,
    free.map((one) => one.id),
  );
  const data: OtherFamily[] = [];
  for (const { id: hostFamilyId, offerState } of free) {
    const row = named.get(hostFamilyId);
    const quote = (await pricedAt(call, db, trip, hostFamilyId))?.quote;
    if (row === undefined || quote === undefined || (billing !== null && quote.currency !== billing.currency)) continue;
    const { currency, total: price, fingerprint } = quote;
    const math = mathOf(currency);
    const due = billing === null ? math.zero : math.subtract(billing.billed, billing.credited);
    const family = familyRecord(row, call, false);
    data.push({ family, offerState, currency, price, difference: math.subtract(price, due), fingerprint });
  }
  return { data };
}

export async function chooseFamily(call: Call, { params: { id }, body }: Asked<'chooseFamily'>): Answered<'chooseFamily'> {
  const { hostFamilyId, quoteFingerprint: shown, version } = body;
  return call.db.transaction(async (tx) => {
    const trip = await demandChoosable(call, tx, await lockTrip(tx, id, visibleTrips(call)));
    if (version !== undefined && version !== trip.version) {
      throw new Refusal('changedMeanwhile', { current: { ...(await tripAnswer(call, tx, id)) } });
    }
    if (!(await areStudentsKnown(tx, await studentIdsOf(tx, trip)))) throw new Refusal('studentDataMissing');
    const { quote } = await priceOf(call.app, tx, await stayOf(tx, trip, hostFamilyId));
    if (quote.fingerprint !== shown) {
      throw new Refusal('priceChanged', { field: 'quoteFingerprint', values: { total: quote.total, currency: quote.currency } });
    }
    await reserve(tx, call, { tripId: id, hostFamilyId, cause: 'chosen' });
    await finishTasks(tx, call, { tripId: id, kinds: ['noFamily'], state: 'done' });
    return tripAnswer(call, tx, id);
  });
}

/** What a family answers with: that it was not free any more, or has no price, keeps it merely asked. */
const ASKED_ONLY = ['bedsTaken', 'placesTaken', 'quoteRefused', 'noPriceBook', 'familyNotLive', 'noFamilyChosen'];

/**
 * A family was asked for a billed trip that has none: the stay is reserved with it, so that it can accept. Should it not be free, it is
 * merely asked. A higher price waits for the parent’s consent, as it does wherever another family steps in.
 */
export async function reserveForAsked(tx: Transaction, call: Call, { tripId, hostFamilyId }: { tripId: number; hostFamilyId: number }) {
  const trip = await lockTrip(tx, tripId);
  if (trip === null || !(await needsOtherFamily(tx, trip))) return;
  const asked = (await offersOf(tx, [tripId])).find((offer) => offer.hostFamilyId === hostFamilyId);
  if (asked === undefined || !isAsked(asked.state)) return;
  try {
    await tx.transaction(async (point) => {
      await reserve(point, call, { tripId, hostFamilyId, cause: 'otherFamily' });
      await finishTasks(point, call, { tripId, kinds: ['noFamily'], state: 'done' });
    });
  } catch (error) {
    if (!(error instanceof Refusal) || !ASKED_ONLY.includes(error.code)) throw error;
  }
}
