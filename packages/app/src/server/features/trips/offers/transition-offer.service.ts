// The executor of transitions of offers: the only way in which an offer begins or gets into another state.

import {
  type FIRST_OFFER_STATES,
  findOfferMove,
  findOfferStep,
  OFFERS_SEEN_BY_HOST,
  type OfferState,
} from '#contract/trips/offer.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { tripOffers } from '#server/db/schema/offers.ts';
import { archiveConversation, getOrCreateConversation, unarchiveConversation } from '#server/features/messaging/conversations.public.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { assertFamilyLive } from './assert-family.service.ts';
import { findOffer, insertOffer, insertOfferStep, type OfferRow, writeOfferState } from './offers.queries.ts';

type OfferFields = Partial<Pick<typeof tripOffers.$inferInsert, 'rank' | 'withdrawalAskedAt'>>;

const ANSWERS: readonly OfferState[] = ['considering', 'accepted', 'declined'];
const OVER: readonly OfferState[] = ['declined', 'rejected', 'withdrawn'];

/** Who takes part in the conversation of an offer; its family from when it is asked. */
function listParticipants(trip: TripRow, hostUserId: number, state: OfferState): number[] {
  const host = OFFERS_SEEN_BY_HOST.includes(state) ? hostUserId : null;
  return [...new Set([trip.parentId, trip.agentId, trip.coordinatorId, host].filter((id) => id !== null))];
}

/** The conversation follows its offer: it begins when the family is proposed, and is put away for the family once it is over. */
async function updateConversation(
  tx: Transaction,
  { app }: Actor,
  { trip, offer, state }: { trip: TripRow; offer: OfferRow; state: OfferState },
) {
  if (state === 'new') return;
  const participants = listParticipants(trip, offer.hostUserId, state);
  const conversationId = await getOrCreateConversation(tx, app, { offerId: offer.id, participants });
  const own = { conversationId, userId: offer.hostUserId };
  if (OVER.includes(state)) await archiveConversation(tx, app, own);
  else await unarchiveConversation(tx, own);
}

/** Whether a family was found or proposed, and not asked yet. */
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
 * Brings an offer of a held trip into a state, as the table of offers allows it in the trip's state. Who may, and whether the data of the
 * students is complete, is asked where the request comes in.
 * @throws AppError `offerMoved` where the table has no such step; `familyNotLive` where the family would be asked, or wait to be
 */
export async function transitionOffer(tx: Transaction, by: Actor, transition: OfferTransition): Promise<OfferRow> {
  assertOfferTransition(transition);
  const { trip, offer, to, reason = '', fields = {} } = transition;
  if (to === 'awaiting_review' || to === 'waiting_list') await assertFamilyLive(tx, offer.hostFamilyId);
  // Who is out, or was let out, has nothing to ask for any more; who hosts again may ask anew.
  const isOut = offer.state === 'accepted' && offer.withdrawalAskedAt !== null;
  if (isOut) await finishTasks(tx, by, { tripId: trip.id, kinds: ['withdrawalAsked'], state: to === 'withdrawn' ? 'done' : 'dropped' });
  const at = by.app.clock.now();
  const times = {
    ...(isOut ? { withdrawalAskedAt: null } : {}),
    ...(to === 'awaiting_review' ? { askedAt: at, answeredAt: null } : {}),
    ...(ANSWERS.includes(to) && offer.answeredAt === null ? { answeredAt: at } : {}),
  };
  const rank = to === 'waiting_list' ? (fields.rank ?? offer.rank ?? 1) : null;
  await writeOfferState(tx, offer.id, to, { ...times, ...fields, rank, reason });
  await insertOfferStep(tx, { offerId: offer.id, fromState: offer.state, toState: to, byId: by.caller?.id ?? null, at, reason });
  await updateConversation(tx, by, { trip, offer, state: to });
  const changes = {
    offerState: { before: offer.state, after: to },
    hostFamilyId: offer.hostFamilyId,
    ...(reason === '' ? {} : { reason }),
  };
  await recordChange(tx, by, { action: 'trip.moveOffer', subjectType: 'trip', subjectId: trip.id, changes });
  return (await findOffer(tx, offer.id)) ?? offer;
}

/**
 * Puts a family on the list of a held trip; null when it is there already.
 * @throws ValidationError for a number that no family has; AppError `familyNotLive`
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
  await updateConversation(tx, by, { trip, offer, state });
  const changes = { offerState: { before: null, after: state }, hostFamilyId };
  await recordChange(tx, by, { action: 'trip.moveOffer', subjectType: 'trip', subjectId: trip.id, changes });
  return offer;
}

/** A family that was only found is proposed first: the table asks nobody, and lets nobody wait, who was not. */
export async function shortlistOffer(tx: Transaction, by: Actor, { trip, offer }: { trip: TripRow; offer: OfferRow }): Promise<OfferRow> {
  return offer.state === 'new' ? transitionOffer(tx, by, { trip, offer, to: 'potential' }) : offer;
}
