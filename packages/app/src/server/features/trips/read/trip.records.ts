// The record of a trip, as the reader may see it: each side gets only its own figures and people.

import { getAgeOn } from '#contract/people/age.ts';
import { listFieldsFor, pickStudentFields } from '#contract/people/student-fields.ts';
import { OFFERS_SEEN_BY_HOST, OFFERS_SEEN_BY_PARENT } from '#contract/trips/offer.machine.ts';
import { ACTIVE_STATES, type TripState, UPCOMING_STATES } from '#contract/trips/states.ts';
import { findTaskDue } from '#contract/trips/task-due.ts';
import type { Trip, TripSide, TripTask } from '#contract/trips/trip.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { getTripBilling, listPriceInvoicesOfStay, toFullDigits } from '#server/features/finance/finance.public.ts';
import { findAreaName } from '#server/features/geofences/geofences.public.ts';
import { getAgreedPrice } from '#server/features/trips/create/price-trip.service.ts';
import { loadGuardContext } from '#server/features/trips/lifecycle/guard-context.service.ts';
import {
  areContactsDisclosed,
  canSeeChild,
  isOpen,
  listTransitions,
  listTripRoles,
  toTripSide,
} from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { getAgreedPayout } from '#server/features/trips/money/agreed-payout.service.ts';
import { toBilledRecords } from '#server/features/trips/money/billed.records.ts';
import { toPriceChangeRecords } from '#server/features/trips/money/price-change.records.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { toFamilyRecord, toOfferRecords } from '#server/features/trips/offers/offers.records.ts';
import { findCarrier } from '#server/features/trips/sharing/carrier.service.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import { findTasks, listOpenTasks, type TaskRow } from '#server/features/trips/tasks/tasks.queries.ts';
import { listTransfers } from '#server/features/trips/transfers/transfers.queries.ts';
import { toTransferRecords } from '#server/features/trips/transfers/transfers.records.ts';
import { findTripRow, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/errors.ts';
import { findTripName } from './names.queries.ts';
import { whereVisibleTrips } from './scopes.queries.ts';
import {
  findFamilies,
  findNamesOfTrip,
  findPeople,
  findStudents,
  listNamedCamps,
  listParentsOfStudents,
  listTripHistory,
  type StudentRow,
} from './views.queries.ts';

export function toTaskRecord({ createdAt, doneAt, amount, currency, ...row }: TaskRow, { dayOf }: Pick<Clock, 'dayOf'>): TripTask {
  return {
    ...row,
    currency,
    dueOn: findTaskDue(row.kind, { since: dayOf(createdAt), fromDate: row.fromDate }),
    amount: amount === null || currency === null ? null : toFullDigits(amount, currency),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** Returns the side from which the caller sees a trip. */
export function findTripSide({ caller }: Pick<Call, 'caller'>, trip: TripRow, offers: readonly OfferRow[]): TripSide {
  const hosts = caller?.roles.includes('Host family') === true;
  const isHost = hosts && offers.some(({ hostUserId, state }) => hostUserId === caller.id && OFFERS_SEEN_BY_HOST.includes(state));
  const isParent = trip.parentId === caller?.id || caller?.roles.includes('Parent') === true;
  return toTripSide(listTripRoles(caller, trip), { isParent: isParent && !isHost, isHost });
}

/** The details of a student that a reader sees: everything, no health details, those that a family saw before, or the name only. */
type Told = 'all' | 'person' | 'past' | 'name';

interface Reader {
  readonly side: TripSide;
  readonly trip: TripRow;
  /** The offer to the reader's own family. */
  readonly own: OfferRow | undefined;
  /** The parent's children; empty for others. */
  readonly children: ReadonlySet<number>;
}

/** Parents see all details of their own children; a family sees health details only while it may host the child. */
function toldOf({ side, trip, own, children }: Reader, studentId: number): Told {
  if (side === 'finance') return 'person';
  if (side === 'parent') return children.has(studentId) ? 'all' : 'name';
  if (side !== 'host') return 'all';
  return own !== undefined && canSeeChild(own.state, trip.state) ? 'all' : 'past';
}

const HEALTH_FIELDS = listFieldsFor('health');
const UNTOLD_HEALTH = Object.fromEntries(HEALTH_FIELDS.map((name) => [name, null])) as Record<(typeof HEALTH_FIELDS)[number], null>;

function studentRecord(
  row: StudentRow,
  { told, trip, isNamed }: { told: Told; trip: TripRow; isNamed: boolean },
): Trip['students'][number] {
  const { id, firstName, lastName, dateOfBirth, gender, photoRef, hobbies } = row;
  const isPersonTold = told === 'all' || told === 'person';
  return {
    ...{ id, firstName },
    gender: told === 'name' ? '' : gender,
    photoRef: isPersonTold ? photoRef : null,
    hobbies: isPersonTold ? hobbies : '',
    lastName: isNamed && told !== 'name' ? lastName : null,
    dateOfBirth: isNamed && isPersonTold ? dateOfBirth : null,
    age: told === 'name' ? null : getAgeOn(dateOfBirth, trip.fromDate),
    ...(told === 'all' ? pickStudentFields(row, HEALTH_FIELDS) : UNTOLD_HEALTH),
  };
}

/** Returns the offers a side sees: parents those proposed or asked, hosts their own, others all. */
function offersFor(call: Pick<Call, 'caller'>, side: TripSide, offers: readonly OfferRow[]): OfferRow[] {
  if (side === 'parent') return offers.filter(({ state }) => OFFERS_SEEN_BY_PARENT.includes(state));
  if (side !== 'host') return [...offers];
  return offers.filter(({ hostUserId, state }) => hostUserId === call.caller?.id && OFFERS_SEEN_BY_HOST.includes(state));
}

async function moneyFor(
  call: Call,
  db: Queryable,
  { trip, side, hostFamilyId }: { trip: TripRow; side: TripSide; hostFamilyId: number | null },
) {
  const { id: tripId, quoteFingerprint } = trip;
  const seesPayouts = side === 'host' || ((side === 'staff' || side === 'finance') && call.may('payouts.read'));
  const payout =
    seesPayouts && hostFamilyId !== null ? await getAgreedPayout(call.app, db, { tripId, hostFamilyId, quoteFingerprint }) : null;
  if (side === 'host') return { price: null, payout, invoices: [], billing: null, priceChanges: [] };
  const invoices = await toBilledRecords(call, db, { tripId, side });
  const seesBilling = side === 'parent' || call.may('invoices.read');
  const billing = seesBilling ? await getTripBilling(call.app, db, tripId) : null;
  const priceChanges = await toPriceChangeRecords(db, tripId);
  return { price: await getAgreedPrice(call.app, db, quoteFingerprint), payout, invoices, billing, priceChanges };
}

/** Returns whether a side can edit a trip: parents before a family is chosen; once it has begun, only administrators. */
export function canEdit(side: TripSide, state: TripState, isAdministrator: boolean): boolean {
  if (side === 'host' || side === 'finance') return false;
  if (side === 'parent') return isOpen(state);
  return (UPCOMING_STATES as readonly TripState[]).includes(state) || (state === 'in_progress' && isAdministrator);
}

/** Returns whether a parent can still name the backup of a reserved stay, of which they can change nothing else. */
export function canNameBackup(side: TripSide, state: TripState): boolean {
  return side === 'parent' && state === 'reserved';
}

async function pastFor(db: Queryable, tripId: number, isTold: boolean): Promise<Trip['history']> {
  const steps = await listTripHistory(db, tripId);
  return steps.map(({ fromState, toState, at, byName, reason }) => ({
    ...{ fromState, toState, at: at.toISOString() },
    byName: isTold ? byName : null,
    reason: isTold ? reason : '',
  }));
}

const STAFF: readonly TripSide[] = ['staff', 'agent', 'finance'];

/** Returns the payer; another parent of the children sees only the name. */
function payerFor(side: TripSide, callerId: number, payer: Trip['parent']): Trip['parent'] {
  return payer === null || side !== 'parent' || payer.id === callerId ? payer : { ...payer, email: '', phone: '' };
}

/** Returns whether a billed trip has lost its family: it moves to another one, without a new booking and payment. */
export async function isOtherFamilyNeeded(db: Queryable, { id, state, hostFamilyId }: TripRow): Promise<boolean> {
  return state === 'enquiry' && hostFamilyId === null && (await listPriceInvoicesOfStay(db, id)).length > 0;
}

/** Returns who pays a trip's prices per booking, with the name of that trip if the caller may see it. */
async function findNamedCarrier(call: Call, db: Queryable, trip: TripRow): Promise<Trip['carrier']> {
  const found = await findCarrier(call.app, db, trip);
  if (found === null) return null;
  const payer = found.tripId === null ? null : await findTripRow(db, found.tripId, whereVisibleTrips(call));
  return { ...found, name: payer === null ? '' : await findTripName(db, payer) };
}

/** Returns a trip as the caller may see it. */
export async function toTripRecord(call: Call, db: Queryable, trip: TripRow): Promise<Trip> {
  const offers = await listOffersOfTrips(db, [trip.id]);
  const side = findTripSide(call, trip, offers);
  const isStaff = STAFF.includes(side);
  const own = offers.find(({ hostUserId }) => hostUserId === call.caller?.id);
  const isHosts = side === 'host' && own?.state === 'accepted' && areContactsDisclosed(trip.state);
  const roles = listTripRoles(call.caller, trip);
  const families = await findFamilies(db, [trip.hostFamilyId, trip.backupHostFamilyId]);
  const people = await findPeople(db, [trip.parentId, trip.agentId, trip.coordinatorId]);
  const [parent, agent, coordinator] = [trip.parentId, trip.agentId, trip.coordinatorId].map((id) => people.get(id ?? 0) ?? null);
  const studentIds = await listStudentIds(db, trip);
  const known = await findStudents(db, studentIds);
  const callerId = call.caller?.id ?? 0;
  const linked = side === 'parent' ? await listParentsOfStudents(db, studentIds) : [];
  const children = new Set(linked.flatMap((one) => (one.id === callerId ? [one.studentId] : [])));
  const reader = { side, trip, own, children };
  const students = studentIds.flatMap((studentId) => known.get(studentId) ?? []);
  const hostFamilyId = side === 'host' ? (own?.hostFamilyId ?? null) : trip.hostFamilyId;
  const family = (id: number | null, isChosen: boolean) => {
    const row = families.get(id ?? 0);
    const isSeen = row !== undefined && (side !== 'host' || row.userId === call.caller?.id);
    return isSeen
      ? toFamilyRecord(
          row,
          call,
          isChosen && areContactsDisclosed(trip.state) && offers.some((one) => one.hostFamilyId === id && one.state === 'accepted'),
        )
      : null;
  };
  const { id, state, fromDate, toDate, origin, createdAt, activityDetailsType, currentNoOfWeeks, serviceTypeIds, version } = trip;
  const isCustomers = side !== 'host';
  const movable = call.may('trips.move') && side !== 'host';
  const mayChoose = movable && (side === 'staff' || side === 'agent' || (side === 'parent' && trip.parentId === callerId));
  const tasks = call.may('trips.tasks') && isStaff ? await findTasks(db, { only: undefined, seen: whereTasksSeen(call), tripId: id }) : [];
  const nameOnly = (one: typeof agent | undefined) => (one === null || one === undefined ? null : { id: one.id, name: one.name });
  return {
    ...{ id, side, state, fromDate, toDate, origin, activityDetailsType, currentNoOfWeeks, serviceTypeIds, version },
    createdAt: createdAt.toISOString(),
    ...(await findNamesOfTrip(db, trip)),
    students: students.map((row) => studentRecord(row, { told: toldOf(reader, row.id), trip, isNamed: isCustomers || isHosts })),
    parent: isCustomers || isHosts ? payerFor(side, callerId, parent ?? null) : null,
    agent: isCustomers ? nameOnly(agent) : null,
    coordinator: coordinator ?? null,
    coordinatorArea: isStaff && trip.coordinatorAreaId !== null ? await findAreaName(db, trip.coordinatorAreaId) : null,
    hostFamily: family(trip.hostFamilyId, true),
    backupHostFamily: isCustomers ? family(trip.backupHostFamilyId, false) : null,
    camps: await listNamedCamps(db, id),
    transfers: toTransferRecords(await listTransfers(db, [id]), { side, trip, isHosts, children }),
    discountCode: isCustomers ? trip.discountCode : null,
    vatExempt: isCustomers && trip.vatExempt,
    ...(await moneyFor(call, db, { trip, side, hostFamilyId })),
    carrier: isStaff ? await findNamedCarrier(call, db, trip) : null,
    mayChooseFamily: mayChoose && (await isOtherFamilyNeeded(db, trip)),
    mayAnswerPrice: call.may('trips.move') && side === 'parent' && trip.parentId === callerId,
    refundOpen: isCustomers && (await listOpenTasks(db, { tripId: id, kinds: ['refund'] })).length > 0,
    quoteFingerprint: isCustomers ? trip.quoteFingerprint : null,
    wishes: side === 'host' && (own === undefined || !canSeeChild(own.state, state)) ? '' : trip.wishes,
    notes: side === 'staff' || side === 'agent' ? trip.notes : null,
    offers: await toOfferRecords(call, db, offersFor(call, side, offers)),
    history: await pastFor(db, id, isStaff),
    tasks: tasks.map((task) => toTaskRecord(task, call.app.clock)),
    allowedTransitions: movable ? listTransitions(state, roles, await loadGuardContext(call.app, db, trip)) : [],
    mayEdit: call.may('trips.write') && canEdit(side, state, roles.includes('Administrator')),
    mayNameBackup: call.may('trips.write') && (canEdit(side, state, roles.includes('Administrator')) || canNameBackup(side, state)),
    mayAsk: movable && !isStaff && (ACTIVE_STATES as readonly TripState[]).includes(state),
  };
}

/** Returns the trip after a change. */
export async function getTripAnswer(call: Call, db: Queryable, id: number): Promise<Trip> {
  const trip = await findTripRow(db, id);
  if (trip === null) throw notFound();
  return toTripRecord(call, db, trip);
}
