// Use cases: the form to contact a host family, and sending it, which creates an enquiry or continues the open one.

import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import { isAdultOn } from '#contract/people/age.ts';
import { ADULT_AGE, TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/contact-family.endpoints.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  findConversationsOfOffers,
  getOrCreateConversation,
  sendOnce,
  writeInConversation,
} from '#server/features/messaging/conversations.public.ts';
import { assertStayRules } from '#server/features/trips/offers/assert-family.service.ts';
import { listOffersOfTrips, listOpenOffersTo, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { toFamilyRecord } from '#server/features/trips/offers/offers.records.ts';
import { listChildren, listSeenStudents } from '#server/features/trips/read/students.queries.ts';
import { findFamilies, listParentsOfStudents } from '#server/features/trips/read/views.queries.ts';
import { findFamilyToAsk, findSeller, findTripRow, listStudentIds, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { assertStudents } from './create-trip.service.ts';
import { insertNewTrip, sendEnquiry } from './insert-trip.service.ts';
import { assertPeopleNameable, assertStudentsTogether } from './trip-people.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns whether the caller writes on behalf of parents. */
const isStaff = ({ grant }: Pick<Call, 'grant'>) => grant.ways.some(({ caller }) => caller !== 'Parent');

interface Wished {
  readonly parentId?: number | undefined;
  readonly studentIds: readonly number[];
}

/** Returns the parent for whom the message is: parents write for themselves; staff name one, or it is the student's first parent. */
async function parentFor(call: Call, db: Queryable, { parentId, studentIds }: Wished): Promise<number | null> {
  const own = call.caller?.id ?? 0;
  if (!isStaff(call)) {
    if (parentId !== undefined && parentId !== own) throw notFound();
    return own;
  }
  if (parentId !== undefined) return parentId;
  const [first] = studentIds;
  const parents = (await listParentsOfStudents(db, studentIds)).filter(({ studentId }) => studentId === first);
  if (parents.some(({ id }) => id === own)) return own;
  return parents[0]?.id ?? (first === undefined && call.caller?.roles.includes('Parent') ? own : null);
}

/** Returns the open offers to a family for trips of a parent; for an agent who acts for the parent, only the agent's own. */
function openOffers(
  call: Call,
  db: Queryable,
  { hostFamilyId, parentId }: { hostFamilyId: number; parentId: number },
): Promise<OfferRow[]> {
  const own = call.caller?.id ?? 0;
  return listOpenOffersTo(db, { hostFamilyId, parentId, agentId: call.grant.all || parentId === own ? null : own });
}

export async function getContactFamily(call: Call, { query }: Asked<'readContactFamily'>): Answered<'readContactFamily'> {
  const { hostFamilyId } = query;
  const chosen = query.studentId === undefined ? [] : [query.studentId];
  const seen = await listSeenStudents(call, call.db, chosen);
  if (seen.size < chosen.length) throw notFound();
  const parentId = await parentFor(call, call.db, { parentId: query.parentId, studentIds: chosen });
  const row = (await findFamilies(call.db, [hostFamilyId])).get(hostFamilyId);
  const family = await findFamilyToAsk(call.db, hostFamilyId);
  if (row === undefined || family === null || (!family.isLive && !call.grant.all)) throw notFound();
  const all = parentId === null ? [...seen.values()] : await listChildren(call, call.db, parentId);
  // Parents for whom the caller may not act are reported as not found.
  if (all.length === 0 && query.parentId !== undefined && !call.grant.all && query.parentId !== call.caller?.id) throw notFound();
  const [offer] = parentId === null ? [] : (await openOffers(call, call.db, { hostFamilyId, parentId })).toReversed();
  const trip = offer === undefined ? null : await findTripRow(call.db, offer.tripId);
  const conversations = await findConversationsOfOffers(call.db, offer === undefined ? [] : [offer.id]);
  return {
    hostFamily: toFamilyRecord(row, call, false),
    children: all.map(({ id, firstName, lastName, dateOfBirth }) => ({ id, name: `${firstName} ${lastName}`.trim(), dateOfBirth })),
    parentId,
    earliest: call.app.clock.today(),
    openEnquiry:
      offer === undefined || trip === null
        ? null
        : {
            ...{ tripId: trip.id, offerId: offer.id, conversationId: conversations.get(offer.id) ?? null },
            ...{ fromDate: trip.fromDate, toDate: trip.toDate, studentIds: await listStudentIds(call.db, trip) },
          },
  };
}

type Body = Asked<'contactFamily'>['body'];

/** Refuses days in the past, and, for parents, students who are adults by then. */
async function demandStay(call: Call, db: Queryable, { fromDate, studentIds }: Body) {
  const today = call.app.clock.today();
  if (fromDate < today) throw new ValidationError([{ field: 'fromDate', rule: 'notBefore', values: { other: today } }]);
  const students = await assertStudents(call, db, studentIds);
  const grown = isStaff(call) ? -1 : students.findIndex(({ dateOfBirth }) => isAdultOn(dateOfBirth, fromDate));
  if (grown >= 0) throw new ValidationError([{ field: `studentIds.${grown}`, rule: 'lessThan', values: { max: String(ADULT_AGE) } }]);
}

/** Returns the open enquiry for the same children and days, if any: another message continues it. */
async function sameEnquiry(
  call: Call,
  db: Queryable,
  { body, parentId, trip }: { body: Body; parentId: number; trip: (id: number) => Promise<TripRow | null> },
) {
  for (const offer of (await openOffers(call, db, { hostFamilyId: body.hostFamilyId, parentId })).toReversed()) {
    const row = await trip(offer.tripId);
    if (row === null || row.fromDate !== body.fromDate || row.toDate !== body.toDate) continue;
    const ids = await listStudentIds(db, row);
    if (ids.length === body.studentIds.length && ids.every((id) => body.studentIds.includes(id))) return offer;
  }
  return null;
}

export async function contactFamily(call: Call, { body }: Asked<'contactFamily'>): Answered<'contactFamily'> {
  const { hostFamilyId, message, localMessageId } = body;
  return sendOnce(() =>
    call.db.transaction(async (tx) => {
      await demandStay(call, tx, body);
      const { studentIds } = body;
      const parentId = await parentFor(call, tx, body);
      if (parentId === null) throw new ValidationError([{ field: 'parentId', rule: 'required' }]);
      await assertPeopleNameable(call, tx, { named: { parentId }, before: {}, studentIds });
      await assertStudentsTogether(tx, studentIds, parentId);
      const family = await findFamilyToAsk(tx, hostFamilyId);
      if (family === null) throw new ValidationError([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
      if (!family.isLive) throw new AppError('familyNotLive', { field: 'hostFamilyId' });
      const known = await sameEnquiry(call, tx, { body, parentId, trip: (id) => lockTrip(tx, id) });
      // An enquiry that there is goes on, whatever the family has changed since.
      if (known === null && body.fromDate < body.toDate && !isStaff(call))
        assertStayRules(call, { ...body, stayRules: family.stayRules, field: 'fromDate' });
      const offer = known ?? (await beginEnquiry(call, { body, parentId, businessId: family.businessId }, tx));
      const conversationId = await getOrCreateConversation(tx, call.app, { offerId: offer.id, participants: [call.caller?.id ?? 0] });
      const fields = { content: message, contentType: CONTENT_TYPE.text, localMessageId };
      const messageId = await writeInConversation(tx, call, { conversationId, fields, field: 'message' });
      return { tripId: offer.tripId, offerId: offer.id, conversationId, messageId, isNew: known === null };
    }),
  );
}

async function beginEnquiry(
  call: Call,
  { body, parentId, businessId }: { body: Body; parentId: number; businessId: number | null },
  tx: Parameters<typeof insertNewTrip>[0],
): Promise<OfferRow> {
  const { hostFamilyId, studentIds, fromDate, toDate } = body;
  const seller = await findSeller(tx, businessId);
  if (seller === null) throw new AppError('businessMissing');
  const roles = call.caller?.roles ?? [];
  const ownId = call.caller?.id ?? null;
  const tripId = await insertNewTrip(tx, call, {
    ordered: {
      ...{ studentIds, fromDate, toDate, hostFamilyId, backupHostFamilyId: null, tripTypeId: TRIP_TYPE_ID.baseHosting },
      ...{ activityDetailsType: 'family', currentNoOfWeeks: null, camps: [], backupCamps: [], serviceTypeIds: [] },
      ...{ discountCode: null, vatExempt: false, wishes: '', conversationRef: null },
    },
    ...{ parentId, businessId: seller.id, quoteFingerprint: null, origin: 'contact' },
    agentId: roles.includes('Agent') ? ownId : undefined,
    coordinatorId: roles.includes('Coordinator') ? ownId : null,
  });
  await sendEnquiry(tx, call, { tripId, hostFamilyIds: [hostFamilyId] });
  const [offer] = await listOffersOfTrips(tx, [tripId]);
  if (offer === undefined) throw new AppError('familyNotLive');
  return offer;
}
