// Resolves whose booking a request is about: the caller's own, or, for staff, that of a parent they may act for.

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
  /** The agent who enters it, who may book only those of the parent's children that they look after. */
  readonly agentId: number | null;
  /** The trip that it started from; null if there is none, or if that trip can't become this booking. */
  readonly begun: BookableTrip | null;
}

interface Named {
  readonly parentId?: number | undefined;
  readonly currentTrip?: CurrentTrip | undefined;
  readonly draftVersion?: number | undefined;
}

const isStaff = ({ grant }: Call) => grant.all || grant.ways.some(({ caller }) => caller === 'Agent');

/**
 * Returns the given parent, or the caller if none is given.
 * @throws ValidationError `required` if a caller who isn't a parent gives none; 404 for a parent they may not act for
 */
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

/** Returns the trip that a booking started from, matched by the parent and their own children so that no other trip is disclosed. */
async function findSourceTrip(
  { db }: Call,
  { parent, agentId }: Pick<Booking, 'parent' | 'agentId'>,
  { tripId, children }: CurrentTrip,
): Promise<BookableTrip | null> {
  if (tripId === null || (await isTripOrdered(db, tripId))) return null;
  const own = await listChildren(db, { parentId: parent.id, agentId }, [...new Set(children.filter((id) => id !== null))]);
  return findTripToBook(db, { tripId, parentId: parent.id, studentIds: own.map(({ id }) => id) });
}

/** Returns a booking that started from a conversation with the trip of that conversation; null if that trip can't become the booking. */
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

/**
 * Returns the saved draft.
 * @throws AppError `changedMeanwhile` if the caller has an older version, as they would pay for something they haven't seen
 */
async function findSavedTrip(call: Call, draftVersion: number | undefined): Promise<CurrentTrip> {
  const { document, version } = await findDraft(call.db, call.caller?.id ?? 0);
  if (draftVersion === undefined || draftVersion === version) return currentTrip.parse(document);
  throw new AppError('changedMeanwhile', { current: { ...(await getCurrentTrip(call)) } });
}

/** Returns the booking sent with the request, or else the saved draft. */
export async function resolveBooking(call: Call, { parentId, currentTrip: sent, draftVersion }: Named): Promise<Booking> {
  const { parent, onBehalf, agentId } = await resolveParent(call, parentId);
  const trip = sent ?? (await findSavedTrip(call, draftVersion));
  const by = { parent, agentId };
  const spokenOf = await findTripOfConversationForBooking(call, by, trip);
  return { ...by, onBehalf, ...(spokenOf ?? { trip, begun: await findSourceTrip(call, by, trip) }) };
}
