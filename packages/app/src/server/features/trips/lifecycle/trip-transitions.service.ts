// Use cases of taking a step of a trip by hand, and of asking staff for one that is not one’s own to take.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trip.endpoints.ts';
import { isByHand, type TripStep, tripMove } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendEnquiry } from '#server/features/trips/create/insert-trip.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripSide, getTripAnswer } from '#server/features/trips/read/trip.records.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { bookTrip } from './book-trip.service.ts';
import { cancelTrip, closeTrip, completeTrip, correctTrip, reopenTrip, startTrip } from './complete-trip.service.ts';
import { moveToCustomerService, rehouseTrip, resumeTrip } from './customer-service.service.ts';
import { extendTrip } from './extend-trip.service.ts';
import { loadGuardContext } from './guard-context.service.ts';
import { releaseTrip, reserveTrip } from './reserve-trip.service.ts';
import { findBlockers } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Body = Asked<'moveTrip'>['body'];

/** Staff book in the name of the chosen family. */
async function bookForFamily(tx: Transaction, call: Call, trip: TripRow, reason: string): Promise<void> {
  const offer = (await listOffersOfTrips(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  if (offer === undefined) throw new Refusal('noOfferAccepted');
  await bookTrip(tx, call, { trip, offer, reason });
}

interface TransitionRequest {
  readonly trip: TripRow;
  readonly body: Body;
}

/** What each step does; the product alone passes a reservation on. */
const TRANSITIONS: Readonly<
  Record<Exclude<TripStep, 'passOn'>, (tx: Transaction, call: Call, taking: TransitionRequest) => Promise<unknown>>
> = {
  enquire: async (tx, call, { trip, body }) => {
    const isParents = call.caller?.id === trip.parentId || findTripSide(call, trip, await listOffersOfTrips(tx, [trip.id])) === 'parent';
    const hostFamilyIds = body.hostFamilyId === undefined ? [] : [body.hostFamilyId];
    return sendEnquiry(tx, call, { tripId: trip.id, hostFamilyIds, as: isParents ? 'awaiting_review' : 'potential' });
  },
  reserve: (tx, call, { trip, body: { reason, hostFamilyId } }) =>
    reserveTrip(tx, call, { tripId: trip.id, reason, ...(hostFamilyId === undefined ? {} : { hostFamilyId }) }),
  book: (tx, call, { trip, body }) => bookForFamily(tx, call, trip, body.reason),
  release: (tx, call, { trip, body }) => releaseTrip(tx, call, trip, { reason: body.reason }),
  needCare: (tx, call, { trip, body }) => moveToCustomerService(tx, call, trip, body.reason),
  resume: (tx, call, { trip, body }) => resumeTrip(tx, call, trip, body.reason),
  rehouse: (tx, call, { trip, body }) => rehouseTrip(tx, call, { trip, hostFamilyId: body.hostFamilyId ?? 0, reason: body.reason }),
  start: (tx, call, { trip, body }) => startTrip(tx, call, trip, body.reason),
  complete: (tx, call, { trip, body }) => completeTrip(tx, call, trip, body.reason),
  close: (tx, call, { trip, body }) => closeTrip(tx, call, trip, body.reason),
  cancel: (tx, call, { trip, body }) => cancelTrip(tx, call, trip, body.reason),
  reopen: (tx, call, { trip, body }) => reopenTrip(tx, call, trip, body.reason),
  prolong: (tx, call, { trip, body: { toDate, reason, quoteFingerprint: shown } }) => extendTrip(tx, call, { trip, toDate, reason, shown }),
  correct: (tx, call, { trip, body }) => correctTrip(tx, call, trip, body.reason),
};

/** Where a step leads from anywhere: found there already, it was taken before. */
const LEADS_TO: Readonly<Partial<Record<TripStep, TripRow['state']>>> = {
  enquire: 'enquiry',
  reserve: 'reserved',
  book: 'booked',
  release: 'enquiry',
  needCare: 'customer_service',
  start: 'in_progress',
  complete: 'completed',
  close: 'closed',
  cancel: 'cancelled',
};

/**
 * The move of a step, if the caller may take it now; null when it was taken before.
 * @throws Refusal `tripMoved` where the state does not allow it, and the refusal of the first guard that fails; 403 for another's step
 */
async function assertTransition(call: Call, tx: Transaction, { trip, body }: TransitionRequest) {
  const { step, reason, hostFamilyId, version } = body;
  const move = step === 'passOn' ? null : tripMove(trip.state, step);
  if (move === null && LEADS_TO[step] === trip.state) return null;
  if (version !== undefined && version !== trip.version) {
    throw new Refusal('changedMeanwhile', { current: { ...(await getTripAnswer(call, tx, trip.id)) } });
  }
  if (move === null || step === 'passOn') throw new Refusal('tripMoved');
  const roles = call.grant.ways.map(({ caller }) => caller);
  if (!move.by.some((mover) => mover !== 'product' && roles.includes(mover) && isByHand(move, mover))) throw new HttpRefusal('forbidden');
  if (move.needsReason && reason === '') throw new FieldFaults([{ field: 'reason', rule: 'required' }]);
  const [hindrance] = findBlockers(move, await loadGuardContext(call.app, tx, trip), { by: 'hand', reason, hostFamilyId });
  if (hindrance !== undefined) throw new Refusal(hindrance);
  return { take: TRANSITIONS[step] };
}

export async function moveTrip(call: Call, { params: { id }, body }: Asked<'moveTrip'>): Answered<'moveTrip'> {
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    const move = await assertTransition(call, tx, { trip, body });
    if (move !== null) await move.take(tx, call, { trip, body });
    return getTripAnswer(call, tx, id);
  });
}

const ASKABLE: readonly TripRow['state'][] = ['reserved', 'booked', 'customer_service', 'in_progress'];

export async function requestTripChange(
  call: Call,
  { params: { id }, body: { what, text } }: Asked<'askAboutTrip'>,
): Answered<'askAboutTrip'> {
  await call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    if (!ASKABLE.includes(trip.state)) throw new Refusal('tripMoved');
    const asked = what === 'cancel' ? 'cancelAsked' : 'changeAsked';
    await addTask(tx, call, { tripId: id, kind: asked, key: text, again: true, note: text });
    await notifyTripEvent(tx, call, { trip, event: asked, to: ['staff'] });
  });
  return { message: wordsIn(call.locale)('answers.staffAsked') };
}
