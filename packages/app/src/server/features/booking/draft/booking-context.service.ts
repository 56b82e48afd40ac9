// Whose booking a caller speaks of: their own, or, for staff, that of a parent whom they may act for.

import { type CurrentTrip, currentTrip } from '#contract/booking/draft/current-trip.ts';
import { findDraft, isTripOrdered } from '#server/features/booking/checkout/orders.queries.ts';
import { findTripOfConversation } from '#server/features/booking/checkout/placed-booking.queries.ts';
import { type BookableTrip, findTripToBook } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { getCurrentTrip } from './drafts.service.ts';
import { findParent, listChildren, whereParentOfAgent } from './facts.queries.ts';

export type BookingParent = NonNullable<Awaited<ReturnType<typeof findParent>>>;

export interface Booking {
  readonly parent: BookingParent;
  readonly trip: CurrentTrip;
  /** Entered by staff. */
  readonly onBehalf: boolean;
  /** The agent who enters it: of the parent's children they may book those that they look after. */
  readonly agentId: number | null;
  /** The trip that it was begun from; null where there is none, or none that could become this booking. */
  readonly begun: BookableTrip | null;
}

interface Named {
  readonly parentId?: number | undefined;
  readonly currentTrip?: CurrentTrip | undefined;
  readonly draftVersion?: number | undefined;
}

const isStaff = ({ grant }: Call) => grant.all || grant.ways.some(({ caller }) => caller === 'Agent');

/** The parent that a caller names, or themselves. Whom they may not act for does not exist for them. */
export async function resolveParent(call: Call, parentId: number | undefined): Promise<Pick<Booking, 'parent' | 'onBehalf' | 'agentId'>> {
  const callerId = call.caller?.id ?? 0;
  if (parentId === undefined || parentId === callerId) {
    const own = await findParent(call.db, callerId);
    if (own !== null) return { parent: own, onBehalf: false, agentId: null };
    if (parentId === undefined) throw new ValidationError([{ field: 'parentId', rule: 'required' }]);
  }
  const parent = isStaff(call) ? await findParent(call.db, parentId ?? 0, call.grant.all ? undefined : whereParentOfAgent(callerId)) : null;
  if (parent === null) throw notFound();
  return { parent, onBehalf: true, agentId: call.grant.all ? null : callerId };
}

/** The trip that a booking was begun from. Its children are the parent's own, and what it becomes is theirs: nothing is told of any other. */
async function findSourceTrip(
  { db }: Call,
  { parent, agentId }: Pick<Booking, 'parent' | 'agentId'>,
  { tripId, children }: CurrentTrip,
): Promise<BookableTrip | null> {
  if (tripId === null || (await isTripOrdered(db, tripId))) return null;
  const own = await listChildren(db, { parentId: parent.id, agentId }, [...new Set(children.filter((id) => id !== null))]);
  return findTripToBook(db, { tripId, parentId: parent.id, studentIds: own.map(({ id }) => id) });
}

/** A booking that was begun from a conversation is of the trip that was spoken of there, where that one can still become it. */
async function findTripOfConversationForBooking(
  call: Call,
  by: Pick<Booking, 'parent' | 'agentId'>,
  trip: CurrentTrip,
): Promise<Pick<Booking, 'trip' | 'begun'> | null> {
  const { tripId: known, conversationRef: conversationId } = trip;
  if (known !== null || conversationId === null) return null;
  const tripId = await findTripOfConversation(call.db, { conversationId, userId: call.caller?.id ?? 0 });
  const begun = tripId === null ? null : await findSourceTrip(call, by, { ...trip, tripId });
  return begun === null ? null : { trip: { ...trip, tripId }, begun };
}

/** The booking as it was saved last; refused where somebody sees an older one, as they would pay for what they have not read. */
async function findSavedTrip(call: Call, draftVersion: number | undefined): Promise<CurrentTrip> {
  const { document, version } = await findDraft(call.db, call.caller?.id ?? 0);
  if (draftVersion === undefined || draftVersion === version) return currentTrip.parse(document);
  throw new AppError('changedMeanwhile', { current: { ...(await getCurrentTrip(call)) } });
}

/** A booking as it was sent, or else as it was saved last. */
export async function resolveBooking(call: Call, { parentId, currentTrip: sent, draftVersion }: Named): Promise<Booking> {
  const { parent, onBehalf, agentId } = await resolveParent(call, parentId);
  const trip = sent ?? (await findSavedTrip(call, draftVersion));
  const by = { parent, agentId };
  const spokenOf = await findTripOfConversationForBooking(call, by, trip);
  return { ...by, onBehalf, ...(spokenOf ?? { trip, begun: await findSourceTrip(call, by, trip) }) };
}
