// Taking a step of a trip or of an offer within a transaction: the new state, its history, the change log, and the conversation of the offer.

import type { AudienceText, MESSAGE_ACTIONS, SystemSentence } from '#contract/messaging/message.ts';
import { OFFERS_SEEN_BY_HOST, type OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import type { tripOffers } from '#server/db/schema/offers.ts';
import { bringBack, conversationOfOffer, conversationsOfOffers, putAway, tell } from '#server/features/messaging/conversations.public.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { findOffer, insertOffer, insertOfferStep, type OfferRow, updateOffer } from '#server/features/trips/offers/offers.queries.ts';
import { findTripName } from '#server/features/trips/read/names.queries.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { findTripRow, insertTripHistory, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

interface Step<State> {
  readonly to: State;
  readonly reason?: string;
}

/** Brings a held trip into a state. */
export async function transitionTrip(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  {
    to,
    reason = '',
    fields = {},
  }: Step<TripState> & { fields?: Partial<Pick<TripRow, 'hostFamilyId' | 'backupHostFamilyId' | 'quoteFingerprint' | 'toDate'>> },
): Promise<TripRow> {
  const saved = await updateTripRow(tx, trip.id, { ...fields, state: to });
  const byId = by.caller?.id ?? null;
  await insertTripHistory(tx, { tripId: trip.id, fromState: trip.state, toState: to, byId, at: by.app.clock.now(), reason });
  const changes = { tripState: { before: trip.state, after: to }, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, by, { action: 'trip.move', subjectType: 'trip', subjectId: trip.id, changes });
  return saved;
}

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
  const conversationId = await conversationOfOffer(tx, app, { offerId: offer.id, participants });
  const own = { conversationId, userId: offer.hostUserId };
  if (OVER.includes(state)) await putAway(tx, app, own);
  else await bringBack(tx, own);
}

/** Whether a family was found or proposed, and not asked yet. */
export const isUnasked = (state: OfferState): boolean => state === 'new' || state === 'potential' || state === 'pending_submission';

/**
 * Brings an offer of a held trip into a state.
 * @throws Refusal `familyNotLive` where it would be asked, or wait to be
 */
export async function transitionOffer(
  tx: Transaction,
  by: Actor,
  { trip, offer, to, reason = '', fields = {} }: Step<OfferState> & { trip: TripRow; offer: OfferRow; fields?: OfferFields },
): Promise<OfferRow> {
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
  await updateOffer(tx, offer.id, { ...times, ...fields, rank, state: to, reason });
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
 * @throws FieldFaults for a number that no family has; Refusal `familyNotLive`
 */
export async function createOffer(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId, state, rank = null }: { trip: TripRow; hostFamilyId: number; state: OfferState; rank?: number | null },
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

interface SystemMessageInput {
  readonly trip: TripRow;
  readonly offers: readonly Pick<OfferRow, 'id'>[];
  readonly sentence: SystemSentence;
  readonly reason?: string;
  /** Left out, it is for everybody in the conversation. */
  readonly requireRoles?: AudienceText['requireRoles'];
  readonly action?: (typeof MESSAGE_ACTIONS)[number];
}

/** Tells what happened to a trip in the conversations of offers. */
export async function postSystemMessage(
  tx: Transaction,
  { app }: Actor,
  { trip, offers, sentence, reason, requireRoles = [], action }: SystemMessageInput,
): Promise<void> {
  const known = await conversationsOfOffers(
    tx,
    offers.map(({ id }) => id),
  );
  const values = { name: await findTripName(tx, trip), from: trip.fromDate, to: trip.toDate, ...(reason === undefined ? {} : { reason }) };
  const texts = [{ sentence, values, requireRoles }];
  for (const conversationId of known.values()) {
    await tell(tx, app, { conversationId, texts, ...(action === undefined ? {} : { action }) });
  }
}

const ON_BEHALF = ['Host family', 'Administrator', 'Coordinator', 'Agent', 'Finance'] as const;

/** The first message of an enquiry: one sentence for the parents, another for all others. */
export async function postEnquiryMessage(
  tx: Transaction,
  { app }: Actor,
  { trip, offer }: { trip: TripRow; offer: OfferRow },
): Promise<number> {
  const conversationId = await conversationOfOffer(tx, app, { offerId: offer.id, participants: [] });
  const values = { name: await findTripName(tx, trip), from: trip.fromDate, to: trip.toDate };
  await tell(tx, app, {
    conversationId,
    texts: [
      { sentence: 'enquiryOwn', values, requireRoles: ['Parent'] },
      { sentence: 'enquiryOnBehalf', values, requireRoles: [...ON_BEHALF] },
    ],
  });
  return conversationId;
}

/** A draft for which a family is asked is an enquiry from then on, and staff are told; whatever it is already it stays. */
export async function convertToEnquiry(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  const now = trip.state === 'new' ? ((await findTripRow(tx, trip.id)) ?? trip) : trip;
  if (now.state !== 'new') return now;
  const moved = await transitionTrip(tx, by, now, { to: 'enquiry' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'enquiry', to: ['staff'] });
  return moved;
}

/** A family that is on the list of a held trip is asked, or asked again. */
export async function askFamilyOfOffer(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason = '' }: { trip: TripRow; offer: OfferRow; reason?: string },
): Promise<void> {
  const enquired = await convertToEnquiry(tx, by, trip);
  const asked = await transitionOffer(tx, by, { trip: enquired, offer, to: 'awaiting_review', reason });
  if (isUnasked(offer.state)) await postEnquiryMessage(tx, by, { trip: enquired, offer: asked });
  await notifyTripEvent(tx, by, { trip: enquired, event: 'asked', to: [], hosts: [offer.hostUserId] });
}
