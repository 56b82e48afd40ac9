// Use cases of taking a step of a trip by hand, and of asking staff for one that is not one’s own to take.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trip.endpoints.ts';
import { isByHand, type TripStep, tripMove } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { enquire } from './beginning.service.ts';
import { accept } from './booking.service.ts';
import { needCare, rehouse, resume } from './caring.service.ts';
import { circumstancesOf } from './circumstances.service.ts';
import { cancel, close, complete, correct, reopen, start } from './ending.service.ts';
import { lockTrip, type TripRow } from './held-trip.queries.ts';
import { hindrancesOf } from './moving.rules.ts';
import { offersOf } from './offers.queries.ts';
import { prolong } from './prolonging.service.ts';
import { releaseTrip, reserve } from './reserving.service.ts';
import { visibleTrips } from './scopes.queries.ts';
import { addTask } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';
import { sideFor, tripAnswer } from './trip.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Body = Asked<'moveTrip'>['body'];

/** Staff book in the name of the chosen family. */
async function bookFor(tx: Transaction, call: Call, trip: TripRow, reason: string): Promise<void> {
  const offer = (await offersOf(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  if (offer === undefined) throw new Refusal('noOfferAccepted');
  await accept(tx, call, { trip, offer, reason });
}

interface Taking {
  readonly trip: TripRow;
  readonly body: Body;
}

/** What each step does; the product alone passes a reservation on. */
const TAKE: Readonly<Record<Exclude<TripStep, 'passOn'>, (tx: Transaction, call: Call, taking: Taking) => Promise<unknown>>> = {
  enquire: async (tx, call, { trip, body }) => {
    const isParents = call.caller?.id === trip.parentId || sideFor(call, trip, await offersOf(tx, [trip.id])) === 'parent';
    const hostFamilyIds = body.hostFamilyId === undefined ? [] : [body.hostFamilyId];
    return enquire(tx, call, { tripId: trip.id, hostFamilyIds, as: isParents ? 'awaiting_review' : 'potential' });
  },
  reserve: (tx, call, { trip, body: { reason, hostFamilyId } }) =>
    reserve(tx, call, { tripId: trip.id, reason, ...(hostFamilyId === undefined ? {} : { hostFamilyId }) }),
  book: (tx, call, { trip, body }) => bookFor(tx, call, trip, body.reason),
  release: (tx, call, { trip, body }) => releaseTrip(tx, call, trip, { reason: body.reason }),
  needCare: (tx, call, { trip, body }) => needCare(tx, call, trip, body.reason),
  resume: (tx, call, { trip, body }) => resume(tx, call, trip, body.reason),
  rehouse: (tx, call, { trip, body }) => rehouse(tx, call, { trip, hostFamilyId: body.hostFamilyId ?? 0, reason: body.reason }),
  start: (tx, call, { trip, body }) => start(tx, call, trip, body.reason),
  complete: (tx, call, { trip, body }) => complete(tx, call, trip, body.reason),
  close: (tx, call, { trip, body }) => close(tx, call, trip, body.reason),
  cancel: (tx, call, { trip, body }) => cancel(tx, call, trip, body.reason),
  reopen: (tx, call, { trip, body }) => reopen(tx, call, trip, body.reason),
  prolong: (tx, call, { trip, body: { toDate, reason, quoteFingerprint: shown } }) => prolong(tx, call, { trip, toDate, reason, shown }),
  correct: (tx, call, { trip, body }) => correct(tx, call, trip, body.reason),
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
async function demandMove(call: Call, tx: Transaction, { trip, body }: Taking) {
  const { step, reason, hostFamilyId, version } = body;
  const move = step === 'passOn' ? null : tripMove(trip.state, step);
  if (move === null && LEADS_TO[step] === trip.state) return null;
  if (version !== undefined && version !== trip.version) {
    throw new Refusal('changedMeanwhile', { current: { ...(await tripAnswer(call, tx, trip.id)) } });
  }
  if (move === null || step === 'passOn') throw new Refusal('tripMoved');
  const roles = call.grant.ways.map(({ caller }) => caller);
  if (!move.by.some((mover) => mover !== 'product' && roles.includes(mover) && isByHand(move, mover))) throw new HttpRefusal('forbidden');
  if (move.needsReason && reason === '') throw new FieldFaults([{ field: 'reason', rule: 'required' }]);
  const [hindrance] = hindrancesOf(move, await circumstancesOf(call.app, tx, trip), { by: 'hand', reason, hostFamilyId });
  if (hindrance !== undefined) throw new Refusal(hindrance);
  return { take: TAKE[step] };
}

export async function moveTrip(call: Call, { params: { id }, body }: Asked<'moveTrip'>): Answered<'moveTrip'> {
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, visibleTrips(call));
    if (trip === null) throw notFound();
    const move = await demandMove(call, tx, { trip, body });
    if (move !== null) await move.take(tx, call, { trip, body });
    return tripAnswer(call, tx, id);
  });
}

const ASKABLE: readonly TripRow['state'][] = ['reserved', 'booked', 'customer_service', 'in_progress'];

export async function askAboutTrip(call: Call, { params: { id }, body: { what, text } }: Asked<'askAboutTrip'>): Answered<'askAboutTrip'> {
  await call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, visibleTrips(call));
    if (trip === null) throw notFound();
    if (!ASKABLE.includes(trip.state)) throw new Refusal('tripMoved');
    const asked = what === 'cancel' ? 'cancelAsked' : 'changeAsked';
    await addTask(tx, call, { tripId: id, kind: asked, key: text, again: true, note: text });
    await tellOf(tx, call, { trip, event: asked, to: ['staff'] });
  });
  return { message: wordsIn(call.locale)('answers.staffAsked') };
}
