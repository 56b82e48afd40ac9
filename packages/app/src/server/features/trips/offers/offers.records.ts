// Records of offers, as the reader may see them.

import { OFFER_STATUS } from '#contract/trips/offer.machine.ts';
import type { FamilyOfTrip, Offer } from '#contract/trips/trip.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { findConversationsOfOffers, readMessagesAbout } from '#server/features/messaging/conversations.public.ts';
import { areContactsDisclosed, listOfferSteps, listTripRoles } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { type FamilyRow, findFamilies, listOfferHistory } from '#server/features/trips/read/views.queries.ts';
import { areStudentsKnown, findTripRow, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findOffer, listOffersOfTrips, type OfferRow } from './offers.queries.ts';

/** Returns whether the caller may see all details of families. */
function knowsFamilies({ caller }: Pick<Call, 'caller'>): boolean {
  return ['Coordinator', 'Administrator', 'Finance', 'Vetting admin'].some((role) => caller?.roles.some((held) => held === role));
}

/** Returns the record of a family; street and contacts only once the stay is booked there, or for staff and the family itself. */
export function toFamilyRecord(row: FamilyRow, call: Pick<Call, 'caller'>, isTold: boolean): FamilyOfTrip {
  const { userId, addressLine1, email, phone, ...shown } = row;
  const reach = isTold || knowsFamilies(call) || call.caller?.id === userId;
  return { ...shown, addressLine1: reach ? addressLine1 : null, email: reach ? email : null, phone: reach ? phone : null };
}

/** Returns whether the caller sees who made a change and why. */
function knowsReasons({ caller }: Pick<Call, 'caller'>): boolean {
  return ['Coordinator', 'Administrator', 'Agent', 'Finance'].some((role) => caller?.roles.some((held) => held === role));
}

/** Returns the messages of the conversations that a caller can read, which is recorded of staff; finance none. */
async function messagesFor(call: Call, db: Queryable, offerIds: readonly number[]) {
  const roles = call.caller?.roles ?? [];
  const isInCharge = roles.includes('Coordinator') || roles.includes('Administrator');
  if (!isInCharge && roles.includes('Finance')) return [];
  return readMessagesAbout(call, db, offerIds);
}

type Written = Awaited<ReturnType<typeof messagesFor>>[number];

function messageRecord(
  { id, text, at, senderId }: Written,
  { readerId, parentId, hostUserId }: { readerId: number | undefined; parentId: number | null; hostUserId: number },
): Offer['messages'][number] {
  const others = senderId === hostUserId ? 'host' : senderId === parentId ? 'parent' : 'staff';
  return { id, text, at: at.toISOString(), from: senderId !== null && senderId === readerId ? 'reader' : others };
}

const HOSTS_OWN: readonly OfferRow['state'][] = ['declined', 'withdrawn'];

async function ofTrip(call: Call, db: Queryable, { trip, rows }: { trip: TripRow; rows: readonly OfferRow[] }): Promise<Offer[]> {
  const ids = rows.map(({ id }) => id);
  const families = await findFamilies(
    db,
    rows.map(({ hostFamilyId }) => hostFamilyId),
  );
  const [conversations, history] = [await findConversationsOfOffers(db, ids), await listOfferHistory(db, ids)];
  const all = await listOffersOfTrips(db, [trip.id]);
  const isKnown = await areStudentsKnown(db, await listStudentIds(db, trip));
  const isStaff = knowsReasons(call);
  const written = await messagesFor(call, db, ids);
  return rows.flatMap((row) => {
    const family = families.get(row.hostFamilyId);
    if (family === undefined) return [];
    const { id, tripId, state, toDate, rank, askedAt, answeredAt, withdrawalAskedAt, version } = row;
    const isHost = call.caller?.id === row.hostUserId;
    const isTold = areContactsDisclosed(trip.state) && state === 'accepted';
    const otherAccepted = all.some((one) => one.state === 'accepted' && one.id !== id);
    const about = { state, trip: trip.state, otherAccepted, areStudentsKnown: isKnown };
    const steps = history.filter(({ offerId }) => offerId === id);
    return {
      ...{ id, tripId, state, toDate, rank, version },
      status: OFFER_STATUS[state],
      hostFamily: toFamilyRecord(family, call, isTold),
      askedAt: askedAt?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      withdrawalAskedAt: withdrawalAskedAt?.toISOString() ?? null,
      reason: isStaff || (isHost && HOSTS_OWN.includes(state)) ? row.reason : '',
      conversationId: conversations.get(id) ?? null,
      messages: written
        .filter(({ offerId }) => offerId === id)
        .map((one) => messageRecord(one, { readerId: call.caller?.id, parentId: trip.parentId, hostUserId: row.hostUserId })),
      allowedSteps: listOfferSteps(about, { roles: listTripRoles(call.caller, trip), isHost }),
      history: steps.map(({ fromState, toState, at, byName, reason }) => ({
        ...{ fromState, toState, at: at.toISOString() },
        byName: isStaff ? byName : null,
        reason: isStaff ? reason : '',
      })),
    };
  });
}

/** Returns offers in order, each with the steps its reader can take. */
export async function toOfferRecords(call: Call, db: Queryable, rows: readonly OfferRow[]): Promise<Offer[]> {
  const records: Offer[] = [];
  for (const [tripId, own] of Map.groupBy(rows, (row) => row.tripId)) {
    const trip = await findTripRow(db, tripId);
    if (trip !== null) records.push(...(await ofTrip(call, db, { trip, rows: own })));
  }
  return records;
}

/** Returns an offer after a change. */
export async function getOfferAnswer(call: Call, db: Queryable, id: number): Promise<Offer> {
  const row = await findOffer(db, id);
  const [record] = row === null ? [] : await toOfferRecords(call, db, [row]);
  if (record === undefined) throw notFound();
  return record;
}
