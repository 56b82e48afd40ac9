// Use cases: creating, pricing and editing a trip. A changed price must be the one that was shown.

import { isDeepStrictEqual } from 'node:util';
import { isAdultOn } from '#contract/people/age.ts';
import { ADULT_AGE, TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trip.endpoints.ts';
import { isStayChanged, PRICED_FIELDS, TAX_FIELDS, type TripChanges } from '#contract/trips/trip-bodies.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { syncParticipantsOfGroup, syncParticipantsOfTrip } from '#server/features/messaging/conversations.public.ts';
import { assertCampsFit, assertCampsTaken } from '#server/features/trips/camps/chosen-camps.service.ts';
import { renewHolds } from '#server/features/trips/lifecycle/holds.service.ts';
import {
  propagateBackupChange,
  propagateTaxChange,
  propagateTripChange,
} from '#server/features/trips/lifecycle/propagate-trip-change.service.ts';
import { describeCamps, isOpen } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { createDifferenceTask, recordChangeOfPrice } from '#server/features/trips/money/bill-trip.service.ts';
import { askPreparedFamilies } from '#server/features/trips/offers/ask-prepared-families.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { listSeenStudents } from '#server/features/trips/read/students.queries.ts';
import { canEdit, canNameBackup, findTripSide, getTripAnswer } from '#server/features/trips/read/trip.records.ts';
import { findStudents } from '#server/features/trips/read/views.queries.ts';
import { isLeavingCarrier } from '#server/features/trips/sharing/carrier.service.ts';
import { deleteTransfersOfOthers } from '#server/features/trips/transfers/transfers.queries.ts';
import {
  findFamilyToAsk,
  findSeller,
  findTripRow,
  listActivities,
  listCamps,
  listStudentIds,
  lockTrip,
  replaceCamps,
  replaceStudents,
  type TripRow,
  updateTripRow,
} from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { insertNewTrip, resolveCampWeeks } from './insert-trip.service.ts';
import { findSellerAt, type Stay } from './load-stay.service.ts';
import { quoteStay, saveQuote, toPriceChange } from './price-trip.service.ts';
import { isTripTypeSold } from './trip-people.queries.ts';
import { assertPeopleNameable, assertStudentsTogether } from './trip-people.service.ts';
import { assertTerms } from './trip-terms.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Returns the given students, if the caller may choose all of them.
 * @throws ValidationError for a student who doesn't exist or is given twice
 */
export async function assertStudents(call: Call, db: Queryable, ids: readonly number[]) {
  const seen = await listSeenStudents(call, db, ids);
  const faults = ids.flatMap((id, index) =>
    seen.has(id) && ids.indexOf(id) === index
      ? []
      : [{ field: `studentIds.${index}`, rule: 'unknownIds' as const, values: { ids: String(id) } }],
  );
  if (faults.length > 0) throw new ValidationError(faults);
  return ids.flatMap((id) => seen.get(id) ?? []);
}

const isStaff = ({ grant }: Pick<Call, 'grant'>) => grant.all || grant.ways.some(({ caller }) => caller !== 'Parent');

export async function createTrip(call: Call, { body }: Asked<'createTrip'>): Answered<'createTrip'> {
  return call.db.transaction(async (tx) => {
    const students = await assertStudents(call, tx, body.studentIds);
    const parentId = body.parentId ?? students[0]?.parentId ?? null;
    const tripTypeId = body.tripTypeId ?? TRIP_TYPE_ID.baseHosting;
    const { agentId, coordinatorId, groupId, hostFamilyId, backupHostFamilyId, studentIds } = body;
    await assertPeopleNameable(call, tx, { named: body, before: {}, studentIds });
    await assertStudentsTogether(tx, studentIds, parentId);
    if (!(await isTripTypeSold(tx, tripTypeId))) throw new ValidationError([{ field: 'tripTypeId', rule: 'unknownNumber' }]);
    demandVat(call, body.vatExempt ? true : undefined);
    if (hostFamilyId !== null && hostFamilyId === backupHostFamilyId)
      throw new ValidationError([{ field: 'backupHostFamilyId', rule: 'otherFamily' }]);
    await assertCampsFit(tx, { camps: body.camps, stay: body, before: null });
    const family = hostFamilyId === null ? null : await findFamilyToAsk(tx, hostFamilyId);
    const seller = await findSeller(tx, body.businessId ?? family?.businessId ?? null);
    if (seller === null) throw new AppError('businessMissing', { field: 'businessId' });
    const isAgents = call.grant.ways.every(({ caller }) => caller === 'Agent');
    const camps = body.camps.map(({ scheduleId, backupRank }) => ({
      scheduleId,
      activityId: 0,
      startDate: body.fromDate,
      rank: backupRank,
    }));
    const id = await insertNewTrip(tx, call, {
      ordered: {
        ...{ studentIds, tripTypeId, fromDate: body.fromDate, toDate: body.toDate, hostFamilyId, backupHostFamilyId },
        ...{ activityDetailsType: body.activityDetailsType, currentNoOfWeeks: body.currentNoOfWeeks, serviceTypeIds: body.serviceTypeIds },
        ...{ discountCode: body.discountCode, vatExempt: body.vatExempt, wishes: body.wishes, conversationRef: null },
        camps: camps.filter(({ rank }) => rank === null),
        backupCamps: camps.flatMap(({ rank, ...camp }) => (rank === null ? [] : [{ ...camp, rank }])),
      },
      ...{ parentId, businessId: seller.id, quoteFingerprint: null, origin: 'staff', notes: body.notes, groupId },
      agentId: isAgents ? (call.caller?.id ?? null) : agentId,
      coordinatorId: coordinatorId ?? (call.caller?.roles.includes('Coordinator') ? call.caller.id : null),
    });
    return getTripAnswer(call, tx, id);
  });
}

/** Refuses a change of the VAT exemption by callers without permission. */
function demandVat(call: Call, changed: boolean | undefined): void {
  if (changed !== undefined && !call.may('trips.vat')) throw new ValidationError([{ field: 'vatExempt', rule: 'staffOnly' }]);
}

/** Fields that only staff can set. */
const STAFFS = [
  'notes',
  'agentId',
  'coordinatorId',
  'groupId',
  'vatExempt',
  'tripTypeId',
  'businessId',
  'parentId',
] as const satisfies readonly (keyof TripChanges)[];

/** Returns the trip if the caller may make these changes now. */
async function demandEditable(call: Call, db: Queryable, trip: TripRow | null, changes: TripChanges): Promise<TripRow> {
  if (trip === null) throw notFound();
  const side = findTripSide(call, trip, await listOffersOfTrips(db, [trip.id]));
  const isBackup = Object.entries(changes).every(([field, value]) => value === undefined || field === 'backupHostFamilyId');
  const isEditable = canEdit(side, trip.state, call.caller?.roles.includes('Administrator') === true);
  if (!isEditable && !(isBackup && canNameBackup(side, trip.state))) throw new AppError('tripMoved');
  const isStaff = side === 'staff' || side === 'agent';
  const others = isStaff ? [] : STAFFS.filter((field) => changes[field] !== undefined);
  if (others.length > 0) throw new ValidationError(others.map((field) => ({ field, rule: 'staffOnly' })));
  // Another family for a reserved or booked stay is chosen by its own transitions, which ask it first.
  if (!isOpen(trip.state) && changes.hostFamilyId !== undefined && changes.hostFamilyId !== trip.hostFamilyId)
    throw new AppError('tripMoved');
  const [fromDate, toDate] = [changes.fromDate ?? trip.fromDate, changes.toDate ?? trip.toDate];
  if (toDate <= fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  const today = call.app.clock.today();
  if (!isStaff && fromDate !== trip.fromDate && fromDate < today)
    throw new ValidationError([{ field: 'fromDate', rule: 'notBefore', values: { other: today } }]);
  if (changes.studentIds !== undefined || changes.fromDate !== undefined) {
    const ids = changes.studentIds ?? (await listStudentIds(db, trip));
    if (changes.studentIds !== undefined) await assertStudents(call, db, ids);
    const known = await findStudents(db, ids);
    const grown = isStaff ? -1 : ids.findIndex((id) => isAdultOn(known.get(id)?.dateOfBirth ?? null, fromDate));
    if (grown >= 0) throw new ValidationError([{ field: `studentIds.${grown}`, rule: 'lessThan', values: { max: String(ADULT_AGE) } }]);
  }
  return trip;
}

/** Returns the stay with these changes, for pricing; null if no family is chosen. */
async function changedStay(tx: Transaction, trip: TripRow, changes: TripChanges): Promise<Stay | null> {
  const hostFamilyId = changes.hostFamilyId === undefined ? trip.hostFamilyId : changes.hostFamilyId;
  if (hostFamilyId === null) return null;
  const camps = changes.camps === undefined ? null : await resolveCampWeeks(tx, changes.camps);
  const chosen = camps?.filter(({ backupRank }) => backupRank === null) ?? [];
  const weeks = [...Map.groupBy(chosen, ({ activityId }) => activityId)].map(([id, own]) => ({ id, weeks: own.length }));
  return {
    hostFamilyId,
    fromDate: changes.fromDate ?? trip.fromDate,
    toDate: changes.toDate ?? trip.toDate,
    activityDetailsType: changes.activityDetailsType ?? trip.activityDetailsType,
    currentNoOfWeeks: changes.currentNoOfWeeks === undefined ? trip.currentNoOfWeeks : changes.currentNoOfWeeks,
    nearbyActivities: camps === null ? await listActivities(tx, trip.id) : weeks,
    serviceTypeIds: changes.serviceTypeIds ?? trip.serviceTypeIds,
    countStudents: (changes.studentIds ?? (await listStudentIds(tx, trip))).length,
    discountCode: changes.discountCode === undefined ? trip.discountCode : changes.discountCode,
    vatExempt: changes.vatExempt ?? trip.vatExempt,
    businessId: changes.businessId ?? (await findSellerAt(tx, trip, hostFamilyId)),
    trip: { ...trip, groupId: changes.groupId === undefined ? trip.groupId : changes.groupId },
  };
}

/** Returns whether the caller asks for the price of extending a completed stay, which only administrators can do. */
function isProlonging({ caller }: Call, trip: TripRow | null, { toDate, ...others }: TripChanges): trip is TripRow {
  const isLater = toDate !== undefined && Object.values(others).every((value) => value === undefined);
  return trip?.state === 'completed' && isLater && caller?.roles.includes('Administrator') === true;
}

export async function priceTrip(call: Call, { params: { id }, body }: Asked<'priceTrip'>): Answered<'priceTrip'> {
  return call.db.transaction(async (tx) => {
    const found = await findTripRow(tx, id, whereVisibleTrips(call));
    const trip = isProlonging(call, found, body) ? found : await demandEditable(call, tx, found, body);
    await assertTerms(tx, trip, body);
    const stay = await changedStay(tx, trip, body);
    if (stay === null) throw new ValidationError([{ field: 'hostFamilyId', rule: 'required' }]);
    return toPriceChange(call.app, tx, trip.quoteFingerprint, await quoteStay(call.app, tx, stay));
  });
}

/** Agrees a changed price if it is the one that was shown. For a reserved or booked stay, the difference is left to staff. */
export async function agreeTripPrice(
  call: Call,
  tx: Transaction,
  { trip, changes, shown }: { trip: TripRow; changes: TripChanges; shown: string | undefined },
) {
  const isLeaving = await isLeavingCarrier(tx, trip, changes);
  if (!isLeaving && !PRICED_FIELDS.some((field) => changes[field] !== undefined)) return {};
  const carrier = isLeaving ? { perBookingPaidBy: null } : {};
  const stay = await changedStay(tx, trip, changes);
  const isDraft = isOpen(trip.state);
  // A draft without a family, or without an agreed price, is priced when it is reserved.
  if (stay === null) return { quoteFingerprint: null, ...carrier };
  const { businessId } = stay;
  if (isDraft && trip.quoteFingerprint === null) return { quoteFingerprint: null, businessId, ...carrier };
  const priced = await quoteStay(call.app, tx, stay);
  const { before, difference, after, fingerprint } = await toPriceChange(call.app, tx, trip.quoteFingerprint, priced);
  if (shown !== fingerprint) {
    const values = { total: after.amount, currency: after.currency };
    throw new AppError('priceChanged', { field: 'quoteFingerprint', values, issues: [{ after, difference, fingerprint }] });
  }
  await saveQuote(tx, call, priced);
  if (!isDraft && difference !== null)
    await createDifferenceTask(tx, call, { trip, currency: after.currency, amount: difference, fingerprint });
  if (!isDraft && difference !== null && before !== null)
    await recordChangeOfPrice(tx, call, { trip, cause: 'edited', before, after, fingerprint });
  return { quoteFingerprint: fingerprint, businessId, ...carrier };
}

/** Returns whether only the tax changes, so that the stay remains the same. */
const isTaxAlone = (trip: TripRow, changes: TripChanges): boolean =>
  TAX_FIELDS.some((field) => changes[field] !== undefined && changes[field] !== trip[field]) && !isStayChanged(changes);

/** Updates who takes part in the conversations of a trip whose students, payer or group have changed, and in that of the group it was in. */
async function syncConversations(
  tx: Transaction,
  { app }: Call,
  { before, trip, haveStudentsChanged }: { before: TripRow; trip: TripRow; haveStudentsChanged: boolean },
): Promise<void> {
  const isOtherGroup = before.groupId !== trip.groupId;
  if (haveStudentsChanged || isOtherGroup || before.parentId !== trip.parentId) await syncParticipantsOfTrip(tx, app, trip.id);
  if (isOtherGroup && before.groupId !== null) await syncParticipantsOfGroup(tx, app, before.groupId);
}

export async function updateTrip(call: Call, { params: { id }, body }: Asked<'editTrip'>): Answered<'editTrip'> {
  const { version, quoteFingerprint: shown, reason, ...changes } = body;
  return call.db.transaction(async (tx) => {
    const trip = await demandEditable(call, tx, await lockTrip(tx, id, whereVisibleTrips(call)), changes);
    if (trip.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await getTripAnswer(call, tx, id)) } });
    const before = await listStudentIds(tx, trip);
    await assertPeopleNameable(call, tx, { named: changes, before: trip, studentIds: changes.studentIds ?? before });
    const campsBefore = await listCamps(tx, id);
    const isOthers = changes.studentIds !== undefined && !isDeepStrictEqual(changes.studentIds.toSorted(), before.toSorted());
    await assertTerms(tx, trip, changes);
    const isOtherPayer = changes.parentId !== undefined && changes.parentId !== trip.parentId;
    if (isOthers || isOtherPayer) await assertStudentsTogether(tx, changes.studentIds ?? before, changes.parentId ?? trip.parentId);
    demandVat(call, changes.vatExempt === trip.vatExempt ? undefined : changes.vatExempt);
    const stay = { fromDate: changes.fromDate ?? trip.fromDate, toDate: changes.toDate ?? trip.toDate };
    await assertCampsFit(tx, { camps: changes.camps, stay, before: trip });
    if (!isStaff(call)) {
      const going = { studentIds: changes.studentIds ?? before, areOthers: isOthers };
      await assertCampsTaken(tx, { ...going, camps: changes.camps, before: trip });
    }
    const price = await agreeTripPrice(call, tx, { trip, changes, shown });
    const { camps, studentIds, ...fields } = changes;
    const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const first = studentIds?.[0];
    const saved = await updateTripRow(tx, id, { ...known, ...price, ...(first === undefined ? {} : { studentId: first }) });
    if (studentIds !== undefined) {
      await replaceStudents(tx, id, studentIds);
      await deleteTransfersOfOthers(tx, id, studentIds);
    }
    await syncConversations(tx, call, { before: trip, trip: saved, haveStudentsChanged: studentIds !== undefined });
    if (camps !== undefined) await replaceCamps(tx, id, await resolveCampWeeks(tx, camps));
    const isTax = isTaxAlone(trip, changes);
    if (!isTax) await renewHolds(tx, call, { before: trip, trip: saved });
    await propagateBackupChange(tx, call, { before: trip, trip: saved });
    if (isTax) await propagateTaxChange(tx, call, { before: trip, trip: saved });
    else await propagateTripChange(tx, call, { before: trip, trip: saved, isOther: isOthers || camps !== undefined, reason });
    if (studentIds !== undefined) await askPreparedFamilies(tx, call, saved);
    const told = {
      ...known,
      ...(studentIds === undefined ? {} : { studentIds }),
      ...(camps === undefined ? {} : { camps: describeCamps(camps) }),
      ...(reason === '' ? {} : { reason }),
    };
    const all = { ...trip, studentIds: before, camps: describeCamps(campsBefore) };
    await recordChange(tx, call, { action: 'trip.edit', subjectType: 'trip', subjectId: id, changes: findDifferences(all, told) });
    return getTripAnswer(call, tx, id);
  });
}
