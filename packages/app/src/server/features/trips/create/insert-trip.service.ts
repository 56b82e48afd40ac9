// Creates trips: as a draft of a parent or of staff, and as an enquiry to families.

import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import type { Transaction } from '#server/db/database.ts';
import { syncParticipantsOfTrip } from '#server/features/messaging/conversations.public.ts';
import { isOpen } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { convertToEnquiry } from '#server/features/trips/offers/ask-family.service.ts';
import { postEnquiryMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { createOffer, isUnasked, shortlistOffer, transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import {
  findSchedules,
  insertTrip,
  insertTripHistory,
  lockTrip,
  replaceCamps,
  replaceStudents,
  type TripRow,
} from '#server/features/trips/trip.queries.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { findAgentOfStudents } from './trip-people.queries.ts';

/** The input of a new trip; the family is null if none is chosen yet. */
export interface NewTrip {
  readonly ordered: Omit<OrderedTrip, 'hostFamilyId' | 'tripId'> & { readonly hostFamilyId: number | null };
  /** The payer; null for a visitor without an account. */
  readonly parentId: number | null;
  readonly businessId: number;
  readonly quoteFingerprint: string | null;
  readonly origin: TripRow['origin'];
  /** If left out, the agent who looks after all of the students; null for none. */
  readonly agentId?: number | null | undefined;
  readonly coordinatorId?: number | null;
  readonly groupId?: number | null;
  readonly notes?: string;
}

export interface CampWeekInput {
  readonly scheduleId: number;
  readonly backupRank: number | null;
}

/**
 * Returns the requested camp weeks with their data.
 * @throws ValidationError for a week that doesn't exist, and for two camps of the same rank in one week
 */
export async function resolveCampWeeks(tx: Transaction, wished: readonly CampWeekInput[]) {
  const known = new Map(
    (await findSchedules(tx, [...new Set(wished.map(({ scheduleId }) => scheduleId))])).map((one) => [one.scheduleId, one]),
  );
  const camps = wished.map(({ scheduleId, backupRank }, index) => {
    const schedule = known.get(scheduleId);
    if (schedule === undefined) throw new ValidationError([{ field: `camps.${index}.scheduleId`, rule: 'unknownNumber' }]);
    return { ...schedule, backupRank };
  });
  const places = camps.map(({ startDate, backupRank }) => `${startDate} ${backupRank ?? 0}`);
  const twice = places.findIndex((place, index) => places.indexOf(place) < index);
  if (twice >= 0) throw new ValidationError([{ field: `camps.${twice}.scheduleId`, rule: 'invalid' }]);
  return camps;
}

/** Inserts a trip as a draft. Returns its ID. */
export async function insertNewTrip(tx: Transaction, by: Actor, begun: NewTrip): Promise<number> {
  const { ordered, parentId, businessId, quoteFingerprint, origin, agentId, coordinatorId = null, groupId = null, notes = '' } = begun;
  const { studentIds, tripTypeId, fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, currentNoOfWeeks } = ordered;
  const { serviceTypeIds, discountCode, vatExempt, wishes } = ordered;
  if (toDate <= fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  const wished = [
    ...ordered.camps.map(({ scheduleId }) => ({ scheduleId, backupRank: null })),
    ...ordered.backupCamps.map(({ scheduleId, rank }) => ({ scheduleId, backupRank: rank })),
  ];
  const camps = await resolveCampWeeks(tx, wished);
  const at = by.app.clock.now();
  const byId = by.caller?.id ?? null;
  const id = await insertTrip(tx, {
    ...{ parentId, businessId, quoteFingerprint, origin, coordinatorId, groupId, notes },
    agentId: agentId === undefined ? await findAgentOfStudents(tx, studentIds) : agentId,
    ...{ tripTypeId, fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, currentNoOfWeeks },
    ...{ discountCode, vatExempt, wishes, serviceTypeIds: [...serviceTypeIds] },
    studentId: studentIds[0] ?? 0,
    state: 'new',
    createdBy: byId,
    createdAt: at,
  });
  await replaceStudents(tx, id, studentIds);
  if (groupId !== null) await syncParticipantsOfTrip(tx, by.app, id);
  await replaceCamps(tx, id, camps);
  await insertTripHistory(tx, { tripId: id, fromState: null, toState: 'new', byId, at });
  const changes = { fromDate, toDate, studentIds, hostFamilyId };
  await recordChange(tx, by, { action: 'trip.create', subjectType: 'trip', subjectId: id, changes });
  return id;
}

interface AskFamilyInput {
  readonly trip: TripRow;
  readonly hostFamilyId: number;
  /** Whether the family is asked or, by staff, only proposed to the parent. */
  readonly as: 'awaiting_review' | 'potential';
}

/**
 * Asks a family, which makes a draft an enquiry, or proposes it to the parent. A family that has declined or is already asked stays as it
 * is.
 * @throws ValidationError for an unknown family; AppError `familyNotLive`
 */
export async function askFamily(tx: Transaction, by: Actor, { trip, hostFamilyId, as }: AskFamilyInput): Promise<OfferRow | null> {
  const [known] = (await listOffersOfTrips(tx, [trip.id])).filter((one) => one.hostFamilyId === hostFamilyId);
  if (known !== undefined && !(isUnasked(known.state) && as === 'awaiting_review')) return known;
  const asking = as === 'awaiting_review' ? await convertToEnquiry(tx, by, trip, { hostFamilyId }) : trip;
  const offer =
    known === undefined
      ? await createOffer(tx, by, { trip: asking, hostFamilyId, state: as })
      : await transitionOffer(tx, by, {
          ...{ trip: asking, offer: await shortlistOffer(tx, by, { trip: asking, offer: known }), to: 'awaiting_review' },
        });
  if (offer === null || as === 'potential') return offer;
  await postEnquiryMessage(tx, by, { trip: asking, offer });
  await notifyTripEvent(tx, by, { trip: asking, event: 'asked', to: [], hosts: [offer.hostUserId] });
  return offer;
}

/** Makes a draft an enquiry: asks its families and notifies staff. */
export async function sendEnquiry(
  tx: Transaction,
  by: Actor,
  { tripId, hostFamilyIds, as = 'awaiting_review' }: { tripId: number; hostFamilyIds: readonly number[]; as?: AskFamilyInput['as'] },
): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (!isOpen(trip.state)) throw new AppError('tripMoved');
  const ids = [...new Set([...hostFamilyIds, ...(trip.hostFamilyId === null ? [] : [trip.hostFamilyId])])];
  const [first] = ids;
  const moved = await convertToEnquiry(tx, by, trip, first === undefined ? {} : { hostFamilyId: first });
  for (const hostFamilyId of ids) await askFamily(tx, by, { trip: moved, hostFamilyId, as });
}

/** Notifies staff of a request without a family or camp week, so that they find a family. */
export async function notifyTripRequest(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  await notifyTripEvent(tx, by, { trip, event: 'requested', to: ['staff'] });
}
