// Use cases of applying the price of a group to its trips and of taking it back: the plan, and the change as it was seen.

import type { CarrierPlan, PlannedTrip } from '#contract/groups/carrier-plan.shapes.ts';
import type * as endpoints from '#contract/groups/group-price.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { findGroupRow, lockGroupRow } from '#server/features/groups/groups.queries.ts';
import { priceCarriedTrip, setCarrier } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { lockTripsOfGroup } from './group-price.queries.ts';
import { getExactPricing, planCarriers } from './plan-carriers.service.ts';
import type { Pricing } from './quote-group.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Shown = Input<'changeCarriers'>['body']['shown'];

export async function readCarrierPlan(
  call: Call,
  { params: { id }, query: { change } }: Input<'readCarrierPlan'>,
): Output<'readCarrierPlan'> {
  if ((await findGroupRow(call.db, call, id)) === null) throw notFound();
  return planCarriers(call, await getExactPricing(call, call.db), { groupId: id, change });
}

const carrierOf = ({ carrier }: PlannedTrip) => carrier?.tripId ?? null;

/**
 * Returns the trips to change: those that the user saw, and no others. None if they all are as they were to be, as after a first call whose
 * answer was lost.
 * @throws AppError `changedMeanwhile`
 */
function findShown(plan: CarrierPlan, shown: Shown): PlannedTrip[] {
  const changed = plan.trips.filter(({ isChanged }) => isChanged);
  const wanted = new Map(shown.map((one) => [one.tripId, one]));
  const isSame = (trip: PlannedTrip) => {
    const seen = wanted.get(trip.tripId);
    return seen?.version === trip.version && seen.carrierId === carrierOf(trip) && seen.after === trip.after;
  };
  if (changed.length === 0 && isDone(plan, shown)) return [];
  if (changed.length !== wanted.size || !changed.every(isSame)) throw new AppError('changedMeanwhile', { current: { ...plan } });
  return changed;
}

/** Returns whether nothing is left to change. Trips that were taken back are not in the plan any more. */
function isDone({ trips }: CarrierPlan, shown: Shown): boolean {
  const planned = new Map(trips.map((trip) => [trip.tripId, trip]));
  return shown.every(({ tripId, carrierId }) => {
    const trip = planned.get(tripId);
    return trip === undefined ? carrierId === null : carrierOf(trip) === carrierId;
  });
}

type Locked = Awaited<ReturnType<typeof lockTripsOfGroup>>;

interface PlanToApply {
  readonly trips: readonly PlannedTrip[];
  readonly locked: Locked;
  readonly pricing: Pricing;
}

/** Changes the trips: first who pays for whom, then the prices, which depend on that. */
async function applyPlan(tx: Transaction, call: Call, { trips, locked, pricing }: PlanToApply): Promise<void> {
  const before = new Map(locked.map((trip) => [trip.id, trip]));
  const known = trips.flatMap((planned) => {
    const trip = before.get(planned.tripId);
    return trip === undefined ? [] : [{ planned, trip }];
  });
  for (const { planned, trip } of known) await setCarrier(tx, trip, carrierOf(planned));
  for (const { planned, trip } of known) await priceCarriedTrip(tx, call, { before: trip, expected: planned.after, pricing });
}

/** All trips of the group are locked before anything is planned, so that nothing changes while it is compared and written. */
export async function changeCarriers(
  call: Call,
  { params: { id }, body: { change, shown } }: Input<'changeCarriers'>,
): Output<'changeCarriers'> {
  const changed = await call.db.transaction(async (tx) => {
    const group = await lockGroupRow(tx, call, id);
    if (group === null) throw notFound();
    const locked = await lockTripsOfGroup(tx, id);
    const pricing = await getExactPricing(call, tx);
    const plan = await planCarriers(call, pricing, { groupId: id, change });
    const trips = findShown(plan, shown);
    await applyPlan(tx, call, { trips, locked, pricing });
    if (trips.length > 0) {
      const changes = { trips: trips.map(({ tripId }) => tripId), total: { before: plan.totals.before, after: plan.totals.after } };
      await recordChange(tx, call, { action: `group.${change}Price`, subjectType: 'group', subjectId: id, changes });
    }
    return trips.length;
  });
  // Outside the transaction, since others wait for the trips until it ends.
  return { changed, plan: await planCarriers(call, await getExactPricing(call, call.db), { groupId: id, change }) };
}
