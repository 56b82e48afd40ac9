// Use cases: taking a step of a trip manually, and asking staff for a change that the caller can't make.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type * as endpoints from '#contract/trips/trip.endpoints.ts';
import { findTripMove, isByHand, isTripStepTaken, type TripStep } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendEnquiry } from '#server/features/trips/create/insert-trip.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripSide, getTripAnswer } from '#server/features/trips/read/trip.records.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { releaseTrip } from './ask-next-family.service.ts';
import { bookTrip } from './book-trip.service.ts';
import { cancelTrip } from './cancel-trip.service.ts';
import { closeTrip, completeTrip, correctTrip, reopenTrip, startTrip } from './complete-trip.service.ts';
import { moveToCustomerService, rehouseTrip, resumeTrip } from './customer-service.service.ts';
import { extendTrip } from './extend-trip.service.ts';
import { loadGuardContext } from './guard-context.service.ts';
import { reserveTrip } from './reserve-trip.service.ts';
import type { Transition } from './transition.service.ts';
import { findBlockers, listTripRoles } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Body = Asked<'moveTrip'>['body'];

/** Books the trip on behalf of the chosen family. */
async function bookForFamily(tx: Transaction, call: Call, trip: TripRow, reason: string): Promise<unknown> {
  const offer = (await listOffersOfTrips(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  if (offer === undefined) throw new AppError('noOfferAccepted');
  return bookTrip(tx, call, { trip, offer, reason });
}

async function enquireByHand(tx: Transaction, call: Call, trip: TripRow, { hostFamilyId }: Body): Promise<unknown> {
  const isParents = call.caller?.id === trip.parentId || findTripSide(call, trip, await listOffersOfTrips(tx, [trip.id])) === 'parent';
  const hostFamilyIds = hostFamilyId === undefined ? [] : [hostFamilyId];
  return sendEnquiry(tx, call, { tripId: trip.id, hostFamilyIds, as: isParents ? 'awaiting_review' : 'potential' });
}

function reserveByHand(tx: Transaction, call: Call, trip: TripRow, { reason, hostFamilyId }: Body): Promise<unknown> {
  return reserveTrip(tx, call, { tripId: trip.id, reason, ...(hostFamilyId === undefined ? {} : { hostFamilyId }) });
}

type ByHand = (tx: Transaction, call: Call, trip: TripRow, body: Body) => Promise<unknown>;

/** Wraps a transition whose only input is the reason. */
const withReason =
  (transition: Transition): ByHand =>
  (tx, call, trip, { reason }) =>
    transition(tx, call, trip, { by: 'hand', reason });

/** The manual transition of each step; `passOn` is automatic only. */
const TRANSITIONS: Readonly<Record<Exclude<TripStep, 'passOn'>, ByHand>> = {
  enquire: enquireByHand,
  reserve: reserveByHand,
  book: (tx, call, trip, { reason }) => bookForFamily(tx, call, trip, reason),
  release: withReason(releaseTrip),
  needCare: withReason(moveToCustomerService),
  resume: withReason(resumeTrip),
  rehouse: (tx, call, trip, { reason, hostFamilyId = 0 }) => rehouseTrip(tx, call, trip, { by: 'hand', hostFamilyId, reason }),
  start: withReason(startTrip),
  complete: withReason(completeTrip),
  close: withReason(closeTrip),
  cancel: withReason(cancelTrip),
  reopen: withReason(reopenTrip),
  prolong: (tx, call, trip, { toDate, reason, quoteFingerprint: shown }) => extendTrip(tx, call, trip, { toDate, reason, shown }),
  correct: withReason(correctTrip),
};

/**
 * Returns the transition of a step if the caller can take it now; null if it was taken before.
 * @throws AppError `tripMoved` if the state does not allow the step, and the code of the first failing guard; 403 if the step is not the
 *   caller's
 */
async function assertTransition(call: Call, tx: Transaction, trip: TripRow, body: Body): Promise<ByHand | null> {
  const { step, reason, hostFamilyId, version } = body;
  const move = step === 'passOn' ? null : findTripMove(trip.state, step);
  if (move === null && isTripStepTaken(trip.state, step)) return null;
  if (version !== undefined && version !== trip.version) {
    throw new AppError('changedMeanwhile', { current: { ...(await getTripAnswer(call, tx, trip.id)) } });
  }
  if (move === null || step === 'passOn') throw new AppError('tripMoved');
  const roles = listTripRoles(call.caller, trip).filter((role) => call.grant.ways.some(({ caller }) => caller === role));
  if (!move.by.some((mover) => mover !== 'product' && roles.includes(mover) && isByHand(move, mover))) throw new HttpError('forbidden');
  if (move.needsReason && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  // Checked before anything is loaded or held for the step, so that the blocker is reported first.
  const [blocker] = findBlockers(move, await loadGuardContext(call.app, tx, trip), { by: 'hand', reason, hostFamilyId });
  if (blocker !== undefined) throw new AppError(blocker);
  return TRANSITIONS[step];
}

export async function moveTrip(call: Call, { params: { id }, body }: Asked<'moveTrip'>): Answered<'moveTrip'> {
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    const transition = await assertTransition(call, tx, trip, body);
    await transition?.(tx, call, trip, body);
    return getTripAnswer(call, tx, id);
  });
}

const ASKABLE: readonly TripRow['state'][] = ACTIVE_STATES;

export async function requestTripChange(
  call: Call,
  { params: { id }, body: { what, text } }: Asked<'askAboutTrip'>,
): Answered<'askAboutTrip'> {
  await call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    if (!ASKABLE.includes(trip.state)) throw new AppError('tripMoved');
    const asked = what === 'cancel' ? 'cancelAsked' : 'changeAsked';
    await addTask(tx, call, { tripId: id, kind: asked, key: text, again: true, note: text });
    await notifyTripEvent(tx, call, { trip, event: asked, to: ['staff'] });
  });
  return { message: getTranslator(call.locale)('answers.staffAsked') };
}
