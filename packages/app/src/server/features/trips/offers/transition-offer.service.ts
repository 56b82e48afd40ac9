// The executor of offer transitions: the only code that creates an offer or changes its state.

import { type FIRST_OFFER_STATES, findOfferMove, findOfferStep, type OfferState } from '#contract/trips/offer.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { tripOffers } from '#server/db/schema/offers.ts';
import {
  archiveConversation,
  getOrCreateConversation,
  publishStayChange,
  unarchiveConversation,
} from '#server/features/messaging/conversations.public.ts';
import { finishTasks, toOfferKey } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { assertFamilyLive } from './assert-family.service.ts';
import { findOffer, insertOffer, insertOfferStep, type OfferRow, writeOfferState } from './offers.queries.ts';

type OfferFields = Partial<Pick<typeof tripOffers.$inferInsert, 'rank' | 'withdrawalAskedAt'>>;

const ANSWERS: readonly OfferState[] = ['considering', 'accepted', 'declined'];
const OVER: readonly OfferState[] = ['declined', 'rejected', 'withdrawn'];

/** Updates the conversation of an offer: it begins when the family is proposed, and is archived for the family once the offer is over. */
async function updateConversation(tx: Transaction, { app }: Actor, { offer, state }: { offer: OfferRow; state: OfferState }) {
  if (state === 'new') return;
  const conversationId = await getOrCreateConversation(tx, app, { offerId: offer.id });
  const own = { conversationId, userId: offer.hostUserId };
  if (OVER.includes(state)) await archiveConversation(tx, app, own);
  else await unarchiveConversation(tx, own);
  await publishStayChange(tx, [conversationId]);
}

/** Returns whether a family was found or proposed, but not asked yet. */
export const isUnasked = (state: OfferState): boolean => state === 'new' || state === 'potential' || state === 'pending_submission';

interface OfferTransition {
  readonly trip: TripRow;
  readonly offer: OfferRow;
  readonly to: OfferState;
  readonly reason?: string;
  readonly fields?: OfferFields;
}

function assertOfferTransition({ trip, offer, to }: OfferTransition): void {
  const step = findOfferStep(offer.state, to);
  const move = step === null ? null : findOfferMove(offer.state, step);
  if (move === null || !move.trip.includes(trip.state)) throw new AppError('offerMoved');
}

/**
 * Moves an offer of a locked trip to a state, if the transition table allows it in the trip's state. The caller checks permissions, and
 * whether the data of the students is complete.
 * @throws AppError `offerMoved` if the table has no such step; `familyNotLive` if the family would be asked or put on the waiting list
 */
export async function transitionOffer(tx: Transaction, by: Actor, transition: OfferTransition): Promise<OfferRow> {
  assertOfferTransition(transition);
  const { trip, offer, to, reason = '', fields = {} } = transition;
  if (to === 'awaiting_review' || to === 'waiting_list') await assertFamilyLive(tx, offer.hostFamilyId);
  // The request to withdraw is settled when the family leaves; if it hosts again, it can make a new one.
  const isOut = offer.state === 'accepted' && offer.withdrawalAskedAt !== null;
  if (isOut) await finishTasks(tx, by, { tripId: trip.id, kinds: ['withdrawalAsked'], state: to === 'withdrawn' ? 'done' : 'dropped' });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['familyPaused'], key: toOfferKey(offer.id), state: 'done' });
  const at = by.app.clock.now();
  const times = {
    ...(isOut ? { withdrawalAskedAt: null } : {}),
    ...(to === 'awaiting_review' ? { askedAt: at, answeredAt: null } : {}),
    ...(ANSWERS.includes(to) && offer.answeredAt === null ? { answeredAt: at } : {}),
  };
  const rank = to === 'waiting_list' ? (fields.rank ?? offer.rank ?? 1) : null;
  await writeOfferState(tx, offer.id, to, { ...times, ...fields, rank, reason });
  await insertOfferStep(tx, { offerId: offer.id, fromState: offer.state, toState: to, byId: by.caller?.id ?? null, at, reason });
  await updateConversation(tx, by, { offer, state: to });
  const changes = {
    offerState: { before: offer.state, after: to },
    hostFamilyId: offer.hostFamilyId,
    ...(reason === '' ? {} : { reason }),
  };
  await recordChange(tx, by, { action: 'trip.moveOffer', subjectType: 'trip', subjectId: trip.id, changes });
  return (await findOffer(tx, offer.id)) ?? offer;
}

/**
 * Creates the offer of a locked trip to a family; null if there already is one.
 * @throws ValidationError for an unknown family; AppError `familyNotLive`
 */
export async function createOffer(
  tx: Transaction,
  by: Actor,
  {
    trip,
    hostFamilyId,
    state,
    rank = null,
  }: { trip: TripRow; hostFamilyId: number; state: (typeof FIRST_OFFER_STATES)[number]; rank?: number | null },
): Promise<OfferRow | null> {
  await assertFamilyLive(tx, hostFamilyId);
  const at = by.app.clock.now();
  const byId = by.caller?.id ?? null;
  const asked = state === 'awaiting_review' ? { askedAt: at } : {};
  const id = await insertOffer(tx, { tripId: trip.id, hostFamilyId, state, rank, ...asked, createdAt: at, createdBy: byId });
  const offer = id === null ? null : await findOffer(tx, id);
  if (offer === null) return null;
  await insertOfferStep(tx, { offerId: offer.id, fromState: null, toState: state, byId, at });
  await updateConversation(tx, by, { offer, state });
  const changes = { offerState: { before: null, after: state }, hostFamilyId };
  await recordChange(tx, by, { action: 'trip.moveOffer', subjectType: 'trip', subjectId: trip.id, changes });
  return offer;
}

/** Proposes a family that was only found: the transition table requires it before asking or waiting. */
export async function shortlistOffer(tx: Transaction, by: Actor, { trip, offer }: { trip: TripRow; offer: OfferRow }): Promise<OfferRow> {
  return offer.state === 'new' ? transitionOffer(tx, by, { trip, offer, to: 'potential' }) : offer;
}
