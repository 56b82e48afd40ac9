// Use cases: the answers of a family, and the transitions of offers by staff and parents.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import {
  findOfferMove,
  findOfferStep,
  findOfferStepTarget,
  listOfferMovers,
  type OfferMove,
  type OfferState,
  type OfferStep,
} from '#contract/trips/offer.machine.ts';
import type * as endpoints from '#contract/trips/offers.endpoints.ts';
import { AWAITED_STATES, BEFORE_BOOKED_STATES, UPCOMING_STATES } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { askFamily } from '#server/features/trips/create/insert-trip.service.ts';
import { askNextFamily } from '#server/features/trips/lifecycle/ask-next-family.service.ts';
import { bookTrip } from '#server/features/trips/lifecycle/book-trip.service.ts';
import { releaseFamily } from '#server/features/trips/lifecycle/customer-service.service.ts';
import { isOpen, isReasonRequired, listTripRoles } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { whereVisibleOffers, whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { addTask, toOfferKey } from '#server/features/trips/tasks/tasks.service.ts';
import {
  areStudentsKnown,
  findFamilyToAsk,
  findTripRow,
  listStudentIds,
  lockTrip,
  type TripRow,
  updateTripRow,
} from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { askFamilyOfOffer } from './ask-family.service.ts';
import { assertStayAhead, assertStayRules } from './assert-family.service.ts';
import { reserveForAsked } from './choose-family.service.ts';
import { postSystemMessage } from './offer-messages.service.ts';
import { findOffer, listOffersOfTrips, type OfferRow, updateOffer } from './offers.queries.ts';
import { getOfferAnswer, toOfferRecords } from './offers.records.ts';
import { createOffer, transitionOffer } from './transition-offer.service.ts';
import { removeFromWaitingList } from './waiting-list.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Held {
  readonly trip: TripRow;
  readonly offer: OfferRow;
}

/** Returns an offer that the caller may see, with its trip locked: offers change only under the lock of their trip. */
async function heldOffer(tx: Transaction, call: Call, id: number): Promise<Held> {
  const found = await findOffer(tx, id, whereVisibleOffers(call));
  const trip = found === null ? null : await lockTrip(tx, found.tripId);
  const offer = trip === null ? null : await findOffer(tx, id);
  if (trip === null || offer === null) throw notFound();
  return { trip, offer };
}

const isHost = ({ caller }: Call, offer: OfferRow) => caller?.id === offer.hostUserId;

interface Wanted {
  readonly step: OfferStep;
  readonly reason: string;
  readonly version?: number | undefined;
}

/** @throws AppError `offerMoved`, `offerTaken`, `changedMeanwhile`, and the codes of failing guards; 403 if the step is not the caller's */
async function demandMove(tx: Transaction, call: Call, { trip, offer }: Held, { step, reason, version }: Wanted): Promise<OfferMove> {
  const move = findOfferMove(offer.state, step);
  const isTooLate =
    step === 'accept' && (await listOffersOfTrips(tx, [trip.id])).some(({ id, state }) => state === 'accepted' && id !== offer.id);
  if (isTooLate) throw new AppError('offerTaken');
  if (move === null || !move.trip.includes(trip.state)) throw new AppError('offerMoved');
  // What can't be done any more is refused for that reason, whatever else has changed.
  if (version !== undefined && version !== offer.version) {
    throw new AppError('changedMeanwhile', { current: { ...(await getOfferAnswer(call, tx, offer.id)) } });
  }
  const own = isHost(call, offer);
  const roles = listTripRoles(call.caller, trip).filter((role) => call.grant.ways.some(({ caller }) => caller === role));
  const isMover = (mover: OfferMove['by'][number]) => (mover === 'host' ? own : mover !== 'product' && roles.includes(mover));
  if (!listOfferMovers(move, trip.state).some(isMover)) throw new HttpError('forbidden');
  if (isReasonRequired(move, own) && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  if (move.guards.includes('dataComplete') && !(await areStudentsKnown(tx, await listStudentIds(tx, trip)))) {
    throw new AppError('studentDataMissing');
  }
  return move;
}

/** Takes a family off a locked trip. If it was reserved with this family, the next one is asked. */
async function lose(tx: Transaction, call: Call, { trip, offer }: Held, { to, reason }: { to: 'declined' | 'rejected'; reason: string }) {
  const out = await transitionOffer(tx, call, { trip, offer, to, reason });
  await postSystemMessage(tx, call, { trip, offers: [out], sentence: to });
  const isPassedOn = trip.hostFamilyId === offer.hostFamilyId && trip.state === 'reserved';
  // If the reservation is passed on, the parent gets a single email that also names the outcome.
  if (to === 'declined') await notifyTripEvent(tx, call, { trip, event: 'declined', to: isPassedOn ? ['staff'] : ['parent', 'staff'] });
  else await notifyTripEvent(tx, call, { trip, event: 'notChosen', to: [], hosts: [offer.hostUserId] });
  if (trip.hostFamilyId !== offer.hostFamilyId) return;
  if (isPassedOn) await askNextFamily(tx, call, trip, { reason });
  else if (isOpen(trip.state)) await forgetFamily(tx, call, trip);
}

/** Clears the family of an enquiry after it is out. */
async function forgetFamily(tx: Transaction, call: Call, trip: TripRow): Promise<void> {
  await updateTripRow(tx, trip.id, { hostFamilyId: null });
  const changes = { hostFamilyId: { before: trip.hostFamilyId, after: null } };
  await recordChange(tx, call, { action: 'trip.edit', subjectType: 'trip', subjectId: trip.id, changes });
}

async function consider(tx: Transaction, call: Call, { trip, offer }: Held, reason: string): Promise<void> {
  const out = await transitionOffer(tx, call, { trip, offer, to: 'considering', reason });
  await postSystemMessage(tx, call, { trip, offers: [out], sentence: 'considering' });
  await notifyTripEvent(tx, call, { trip, event: 'considering', to: ['parent', 'staff'] });
}

async function wait(tx: Transaction, call: Call, { trip, offer }: Held, reason: string): Promise<void> {
  // The chosen family of a reserved trip is asked and can't wait.
  if (trip.state === 'reserved' && trip.hostFamilyId === offer.hostFamilyId) throw new AppError('offerMoved');
  const ranks = (await listOffersOfTrips(tx, [trip.id])).map(({ rank }) => rank ?? 0);
  const waiting = await transitionOffer(tx, call, { trip, offer, to: 'waiting_list', reason, fields: { rank: Math.max(0, ...ranks) + 1 } });
  await postSystemMessage(tx, call, { trip, offers: [waiting], sentence: 'waitingList' });
  await notifyTripEvent(tx, call, { trip, event: 'waiting', to: [], hosts: [offer.hostUserId] });
}

async function take(tx: Transaction, call: Call, held: Held, { move, reason }: { move: OfferMove; reason: string }): Promise<void> {
  const { trip, offer } = held;
  const { step, from, to } = move;
  if (step === 'accept') await bookTrip(tx, call, { trip, offer, reason });
  else if (step === 'decline') await lose(tx, call, held, { to: 'declined', reason });
  else if (step === 'consider') await consider(tx, call, held, reason);
  else if (from === 'accepted') await releaseFamily(tx, call, { trip, offer, to: step === 'withdraw' ? 'withdrawn' : 'rejected', reason });
  else if (step === 'reject') await lose(tx, call, held, { to: 'rejected', reason });
  else if (step === 'ask' || step === 'askAgain') {
    await askFamilyOfOffer(tx, call, { trip, offer, reason });
    await reserveForAsked(tx, call, { tripId: trip.id, hostFamilyId: offer.hostFamilyId });
  } else if (step === 'wait') await wait(tx, call, held, reason);
  else if (step === 'withdraw') await removeFromWaitingList(tx, call, { trip, offer, reason });
  else await transitionOffer(tx, call, { trip, offer, to, reason });
}

/** Takes a step of an offer; a repeated request has no further effect. */
async function stepped(
  call: Call,
  id: number,
  { step, to, only, ...wanted }: Omit<Wanted, 'step'> & { step?: OfferStep | undefined; to?: OfferState | undefined; only?: OfferState },
) {
  return call.db.transaction(async (tx) => {
    const held = await heldOffer(tx, call, id);
    const named = step ?? findOfferStep(held.offer.state, to);
    const isTaken = to === held.offer.state || (named !== null && findOfferStepTarget(named) === held.offer.state);
    if (!isTaken) {
      if (named === null || (only !== undefined && only !== held.offer.state)) throw new AppError('offerMoved');
      const move = await demandMove(tx, call, held, { ...wanted, step: named });
      await take(tx, call, held, { move, reason: wanted.reason });
    }
    return getOfferAnswer(call, tx, id);
  });
}

export function acceptOffer(call: Call, { params: { id }, body }: Asked<'acceptOffer'>): Answered<'acceptOffer'> {
  return stepped(call, id, { ...body, step: 'accept' });
}

export function declineOffer(call: Call, { params: { id }, body }: Asked<'declineOffer'>): Answered<'declineOffer'> {
  return stepped(call, id, { ...body, step: 'decline' });
}

export function considerOffer(call: Call, { params: { id }, body }: Asked<'considerOffer'>): Answered<'considerOffer'> {
  return stepped(call, id, { ...body, step: 'consider' });
}

/** Withdraws from the waiting list only; to leave an accepted stay, hosts ask staff. */
export async function leaveWaitingList(call: Call, { params: { id }, body }: Asked<'leaveWaitingList'>): Answered<'leaveWaitingList'> {
  return stepped(call, id, { ...body, step: 'withdraw', only: 'waiting_list' });
}

export function stepOfferByHand(call: Call, { params: { id }, body }: Asked<'stepOffer'>): Answered<'stepOffer'> {
  return stepped(call, id, body);
}

const STAYS_WITH_FAMILY: readonly TripRow['state'][] = [...AWAITED_STATES, 'in_progress'];

export async function askToWithdraw(call: Call, { params: { id }, body: { reason } }: Asked<'askToWithdraw'>): Answered<'askToWithdraw'> {
  await call.db.transaction(async (tx) => {
    const { trip, offer } = await heldOffer(tx, call, id);
    if (offer.state !== 'accepted' || !STAYS_WITH_FAMILY.includes(trip.state)) throw new AppError('offerMoved');
    if (offer.withdrawalAskedAt === null) await updateOffer(tx, id, { withdrawalAskedAt: call.app.clock.now() });
    const isNew = await addTask(tx, call, { tripId: trip.id, kind: 'withdrawalAsked', key: toOfferKey(id), again: true, note: reason });
    if (isNew) await notifyTripEvent(tx, call, { trip, event: 'withdrawalAsked', to: ['staff'] });
  });
  return { message: getTranslator(call.locale)('answers.staffAsked') };
}

export async function listOffers(call: Call, { params: { id } }: Asked<'listOffers'>): Answered<'listOffers'> {
  const data = await toOfferRecords(call, call.db, await listOffersOfTrips(call.db, [id], whereVisibleOffers(call)));
  // Answers 404 for a trip that the caller may not see, rather than an empty list.
  if (data.length === 0) {
    if ((await findTripRow(call.db, id, whereVisibleTrips(call))) === null) throw notFound();
  }
  return { data };
}

const LISTED: readonly TripRow['state'][] = UPCOMING_STATES;
const ASKED: readonly TripRow['state'][] = [...BEFORE_BOOKED_STATES, 'customer_service'];

export async function makeOffers(call: Call, { params: { id }, body }: Asked<'makeOffers'>): Answered<'makeOffers'> {
  const { hostFamilyIds, state } = body;
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    const states = state === 'awaiting_review' || state === 'waiting_list' ? ASKED : LISTED;
    if (!states.includes(trip.state)) throw new AppError('tripMoved');
    const isStaff = call.grant.ways.some(({ caller }) => caller !== 'Parent');
    // Parents ask families directly; only staff put them on a list.
    if (!isStaff && state !== 'awaiting_review') throw new HttpError('forbidden');
    if (!isStaff) assertStayAhead(call, trip);
    if (state === 'awaiting_review' && !(await areStudentsKnown(tx, await listStudentIds(tx, trip))))
      throw new AppError('studentDataMissing');
    if (!isStaff) await assertRulesOfFamilies(tx, call, { trip, hostFamilyIds });
    for (const hostFamilyId of new Set(hostFamilyIds)) {
      await putOnList(tx, call, { trip, hostFamilyId, state });
      if (state === 'awaiting_review') await reserveForAsked(tx, call, { tripId: id, hostFamilyId });
    }
    return { data: await toOfferRecords(call, tx, await listOffersOfTrips(tx, [id], whereVisibleOffers(call))) };
  });
}

/** Refuses a stay that a family's rules don't allow, unless the family is on the trip's list already. */
async function assertRulesOfFamilies(
  tx: Transaction,
  call: Call,
  { trip, hostFamilyIds }: { trip: TripRow; hostFamilyIds: readonly number[] },
): Promise<void> {
  const listed = (await listOffersOfTrips(tx, [trip.id])).map(({ hostFamilyId }) => hostFamilyId);
  for (const id of hostFamilyIds.filter((one) => !listed.includes(one))) {
    const family = await findFamilyToAsk(tx, id);
    if (family !== null) assertStayRules(call, { ...trip, stayRules: family.stayRules, field: 'hostFamilyIds' });
  }
}

async function putOnList(
  tx: Transaction,
  call: Call,
  { trip, hostFamilyId, state }: { trip: TripRow; hostFamilyId: number; state: Asked<'makeOffers'>['body']['state'] },
): Promise<void> {
  if (state === 'awaiting_review' || state === 'potential') {
    await askFamily(tx, call, { trip, hostFamilyId, as: state });
    return;
  }
  const offers = await listOffersOfTrips(tx, [trip.id]);
  if (offers.some((one) => one.hostFamilyId === hostFamilyId)) return;
  const rank = state === 'waiting_list' ? Math.max(0, ...offers.map((one) => one.rank ?? 0)) + 1 : null;
  const offer = await createOffer(tx, call, { trip, hostFamilyId, state, rank });
  if (offer !== null && state === 'waiting_list')
    await notifyTripEvent(tx, call, { trip, event: 'waiting', to: [], hosts: [offer.hostUserId] });
}
