// One trip as its reader may know it: each side its own figures and people, and nothing of the others’.

import { OFFERS_SEEN_BY_HOST, OFFERS_SEEN_BY_PARENT } from '#contract/trips/offer.machine.ts';
import { CHANGEABLE_STATES, type TripState } from '#contract/trips/states.ts';
import type { Trip, TripSide, TripTask } from '#contract/trips/trip.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { billedForStay, billingOfTrip, written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/refusal.ts';
import { invoicesFor } from './billed.records.ts';
import { circumstancesOf } from './circumstances.service.ts';
import { readTripRow, studentIdsOf, type TripRow } from './held-trip.queries.ts';
import { ageOn, isDisclosed, isOpen, knowsChild, sideOf, transitionsFor } from './moving.rules.ts';
import { type OfferRow, offersOf } from './offers.queries.ts';
import { familyRecord, offerRecords } from './offers.records.ts';
import { agreedPayout } from './payout.service.ts';
import { priceChangeRecords } from './price-change.records.ts';
import { agreedPrice } from './pricing.service.ts';
import { findTasks, openTasksOf, type TaskRow } from './tasks.queries.ts';
import { transfersOf } from './transfers.queries.ts';
import { transferRecords } from './transfers.records.ts';
import {
  familiesByIds,
  historyOfTrip,
  namedCampsOf,
  namesOfTrip,
  parentsOfStudents,
  peopleByIds,
  type StudentRow,
  studentsByIds,
} from './views.queries.ts';

export function taskRecord({ createdAt, doneAt, amount, currency, ...row }: TaskRow): TripTask {
  return {
    ...row,
    currency,
    amount: amount === null || currency === null ? null : written(amount, currency),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** For whom a trip is told to a caller. */
export function sideFor({ caller }: Pick<Call, 'caller'>, trip: TripRow, offers: readonly OfferRow[]): TripSide {
  const hosts = caller?.roles.includes('Host family') === true;
  const isHost = hosts && offers.some(({ hostUserId, state }) => hostUserId === caller.id && OFFERS_SEEN_BY_HOST.includes(state));
  const isParent = trip.parentId === caller?.id || caller?.roles.includes('Parent') === true;
  const isAgents = trip.agentId === caller?.id;
  const roles = (caller?.roles ?? []).filter((role) => role !== 'Agent' || isAgents);
  return sideOf(roles, { isParent: isParent && !isHost, isHost });
}

/** How much a reader is told of a child: all that its carers need, without its health, what a family once saw, or that it travels too. */
type Told = 'all' | 'person' | 'past' | 'name';

interface Reader {
  readonly side: TripSide;
  readonly trip: TripRow;
  /** The offer to the reader’s own family. */
  readonly own: OfferRow | undefined;
  /** Of a parent: their children. */
  readonly children: ReadonlySet<number>;
}

/** Parents know their own; a family that does not take the child in, or does not any more, has no need to know how it is. */
function toldOf({ side, trip, own, children }: Reader, studentId: number): Told {
  if (side === 'finance') return 'person';
  if (side === 'parent') return children.has(studentId) ? 'all' : 'name';
  if (side !== 'host') return 'all';
  return own !== undefined && knowsChild(own.state, trip.state) ? 'all' : 'past';
}

function studentRecord(
  row: StudentRow,
  { told, trip, isNamed }: { told: Told; trip: TripRow; isNamed: boolean },
): Trip['students'][number] {
  const { id, firstName, lastName, dateOfBirth, gender, photoRef, hobbies, allergies, anyMedicalCondition, vacinated, notes } = row;
  const isHealthTold = told === 'all';
  const isPersonTold = told === 'all' || told === 'person';
  return {
    ...{ id, firstName },
    gender: told === 'name' ? '' : gender,
    photoRef: isPersonTold ? photoRef : null,
    hobbies: isPersonTold ? hobbies : '',
    lastName: isNamed && told !== 'name' ? lastName : null,
    dateOfBirth: isNamed && isPersonTold ? dateOfBirth : null,
    age: told === 'name' ? null : ageOn(dateOfBirth, trip.fromDate),
    allergies: isHealthTold ? allergies : null,
    anyMedicalCondition: isHealthTold ? anyMedicalCondition : null,
    vacinated: isHealthTold ? vacinated : null,
    notes: isHealthTold ? notes : null,
  };
}

/** Who sees which offers: a parent those that were proposed or asked, a host their own. */
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
  const payout = seesPayouts && hostFamilyId !== null ? await agreedPayout(call.app, db, { tripId, hostFamilyId, quoteFingerprint }) : null;
  if (side === 'host') return { price: null, payout, invoices: [], billing: null, priceChanges: [] };
  const invoices = await invoicesFor(call, db, { tripId, side });
  const seesBilling = side === 'parent' || call.may('invoices.read');
  const billing = seesBilling ? await billingOfTrip(call.app, db, tripId) : null;
  const priceChanges = await priceChangeRecords(db, tripId);
  return { price: await agreedPrice(call.app, db, quoteFingerprint), payout, invoices, billing, priceChanges };
}

/** Whether a trip can be changed by one side: by parents before a family is chosen, and once it has begun by nobody but administrators. */
export function mayEdit(side: TripSide, state: TripState, isAdministrator: boolean): boolean {
  if (side === 'host' || side === 'finance') return false;
  if (side === 'parent') return isOpen(state);
  return (CHANGEABLE_STATES as readonly TripState[]).includes(state) || (state === 'in_progress' && isAdministrator);
}

/** A parent names the family that is to step in until a family has accepted, and nothing else of a stay that is reserved. */
export function mayNameBackup(side: TripSide, state: TripState): boolean {
  return side === 'parent' && state === 'reserved';
}

async function pastFor(db: Queryable, tripId: number, isTold: boolean): Promise<Trip['history']> {
  const steps = await historyOfTrip(db, tripId);
  return steps.map(({ fromState, toState, at, byName, reason }) => ({
    ...{ fromState, toState, at: at.toISOString() },
    byName: isTold ? byName : null,
    reason: isTold ? reason : '',
  }));
}

const STAFF: readonly TripSide[] = ['staff', 'agent', 'finance'];

/** Who pays; another parent of the children is told their name alone. */
function payerFor(side: TripSide, callerId: number, payer: Trip['parent']): Trip['parent'] {
  return payer === null || side !== 'parent' || payer.id === callerId ? payer : { ...payer, email: '', phone: '' };
}

/** Whether a trip was billed and has lost its family: it is given to another one, and not booked and paid anew. */
export async function needsOtherFamily(db: Queryable, { id, state, hostFamilyId }: TripRow): Promise<boolean> {
  return state === 'enquiry' && hostFamilyId === null && (await billedForStay(db, id)).length > 0;
}

/** One trip as its reader may know it. */
export async function tripRecord(call: Call, db: Queryable, trip: TripRow): Promise<Trip> {
  const offers = await offersOf(db, [trip.id]);
  const side = sideFor(call, trip, offers);
  const isStaff = STAFF.includes(side);
  const own = offers.find(({ hostUserId }) => hostUserId === call.caller?.id);
  const isHosts = side === 'host' && own?.state === 'accepted' && isDisclosed(trip.state);
  const roles = call.caller?.roles ?? [];
  const families = await familiesByIds(db, [trip.hostFamilyId, trip.backupHostFamilyId]);
  const people = await peopleByIds(db, [trip.parentId, trip.agentId, trip.coordinatorId]);
  const [parent, agent, coordinator] = [trip.parentId, trip.agentId, trip.coordinatorId].map((id) => people.get(id ?? 0) ?? null);
  const studentIds = await studentIdsOf(db, trip);
  const known = await studentsByIds(db, studentIds);
  const callerId = call.caller?.id ?? 0;
  const linked = side === 'parent' ? await parentsOfStudents(db, studentIds) : [];
  const children = new Set(linked.flatMap((one) => (one.id === callerId ? [one.studentId] : [])));
  const reader = { side, trip, own, children };
  const students = studentIds.flatMap((studentId) => known.get(studentId) ?? []);
  const hostFamilyId = side === 'host' ? (own?.hostFamilyId ?? null) : trip.hostFamilyId;
  const family = (id: number | null, isChosen: boolean) => {
    const row = families.get(id ?? 0);
    const isSeen = row !== undefined && (side !== 'host' || row.userId === call.caller?.id);
    return isSeen
      ? familyRecord(
          row,
          call,
          isChosen && isDisclosed(trip.state) && offers.some((one) => one.hostFamilyId === id && one.state === 'accepted'),
        )
      : null;
  };
  const { id, state, fromDate, toDate, origin, createdAt, activityDetailsType, currentNoOfWeeks, serviceTypeIds, version } = trip;
  const isCustomers = side !== 'host';
  const movable = call.may('trips.move') && side !== 'host';
  const mayChoose = movable && (side === 'staff' || side === 'agent' || (side === 'parent' && trip.parentId === callerId));
  const tasks = call.may('trips.tasks') && isStaff ? await findTasks(db, { only: undefined, tripId: id }) : [];
  const nameOnly = (one: typeof agent | undefined) => (one === null || one === undefined ? null : { id: one.id, name: one.name });
  return {
    ...{ id, side, state, fromDate, toDate, origin, activityDetailsType, currentNoOfWeeks, serviceTypeIds, version },
    createdAt: createdAt.toISOString(),
    ...(await namesOfTrip(db, trip)),
    students: students.map((row) => studentRecord(row, { told: toldOf(reader, row.id), trip, isNamed: isCustomers || isHosts })),
    parent: isCustomers || isHosts ? payerFor(side, callerId, parent ?? null) : null,
    agent: isCustomers ? nameOnly(agent) : null,
    coordinator: coordinator ?? null,
    hostFamily: family(trip.hostFamilyId, true),
    backupHostFamily: isCustomers ? family(trip.backupHostFamilyId, false) : null,
    camps: await namedCampsOf(db, id),
    transfers: transferRecords(await transfersOf(db, [id]), { side, trip, isHosts, children }),
    discountCode: isCustomers ? trip.discountCode : null,
    vatExempt: isCustomers && trip.vatExempt,
    ...(await moneyFor(call, db, { trip, side, hostFamilyId })),
    mayChooseFamily: mayChoose && (await needsOtherFamily(db, trip)),
    mayAnswerPrice: call.may('trips.move') && side === 'parent' && trip.parentId === callerId,
    refundOpen: isCustomers && (await openTasksOf(db, { tripId: id, kinds: ['refund'] })).length > 0,
    quoteFingerprint: isCustomers ? trip.quoteFingerprint : null,
    wishes: side === 'host' && (own === undefined || !knowsChild(own.state, state)) ? '' : trip.wishes,
    notes: side === 'staff' || side === 'agent' ? trip.notes : null,
    offers: await offerRecords(call, db, offersFor(call, side, offers)),
    history: await pastFor(db, id, isStaff),
    tasks: tasks.map(taskRecord),
    allowedTransitions: movable ? transitionsFor(state, roles, await circumstancesOf(call.app, db, trip)) : [],
    mayEdit: call.may('trips.write') && mayEdit(side, state, roles.includes('Administrator')),
    mayNameBackup: call.may('trips.write') && (mayEdit(side, state, roles.includes('Administrator')) || mayNameBackup(side, state)),
    mayAsk: movable && !isStaff && ['reserved', 'booked', 'customer_service', 'in_progress'].includes(state),
  };
}

/** The trip as it is after a change. */
export async function tripAnswer(call: Call, db: Queryable, id: number): Promise<Trip> {
  const trip = await readTripRow(db, id);
  if (trip === null) throw notFound();
  return tripRecord(call, db, trip);
}
