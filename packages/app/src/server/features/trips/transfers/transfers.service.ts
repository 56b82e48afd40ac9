// Use cases: arrival and departure of students, with what only staff arrange, and who is notified of changes.

import { isDeepStrictEqual } from 'node:util';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type * as endpoints from '#contract/trips/transfers.endpoints.ts';
import { canEditTransfers, type Direction, isFirstToLeave, isParentsToSay, listHints } from '#contract/trips/transfers.rules.ts';
import type { TransferBody, TransferPlan } from '#contract/trips/transfers.shapes.ts';
import type { TripSide } from '#contract/trips/trip.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findSavedQuote } from '#server/features/pricing/pricing.public.ts';
import { areContactsDisclosed } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripSide } from '#server/features/trips/read/trip.records.ts';
import { listParentsOfStudents } from '#server/features/trips/read/views.queries.ts';
import { findTripRow, listStudentIds, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { deleteTransfer, insertTransfer, listTransfers, listUsedPlaces, type TransferRow, updateTransfer } from './transfers.queries.ts';
import { toTransferRecords } from './transfers.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Around {
  readonly trip: TripRow;
  readonly offers: readonly OfferRow[];
  readonly side: TripSide;
  readonly studentIds: readonly number[];
  /** The parent's children on the trip; empty for others. */
  readonly children: ReadonlySet<number>;
}

async function aroundOf(call: Call, db: Queryable, trip: TripRow): Promise<Around> {
  const offers = await listOffersOfTrips(db, [trip.id]);
  const side = findTripSide(call, trip, offers);
  const studentIds = await listStudentIds(db, trip);
  const linked = side === 'parent' ? await listParentsOfStudents(db, studentIds) : [];
  const own = linked.flatMap(({ id, studentId }) => (id === call.caller?.id ? [studentId] : []));
  return { trip, offers, side, studentIds, children: new Set(own) };
}

/** Returns the number of transfers in the agreed price. */
async function paidFor(call: Call, db: Queryable, { quoteFingerprint }: TripRow): Promise<number | null> {
  const kept = quoteFingerprint === null ? null : await findSavedQuote(call.app, db, quoteFingerprint);
  if (kept === null) return null;
  return kept.quote.pricings.filter(({ category }) => category === 'transfer').reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Suggested places are those used within two years. */
const PLACES_DAYS = 730;

async function planOf(call: Call, db: Queryable, { trip, offers, side, studentIds, children }: Around): Promise<TransferPlan> {
  const isHosts =
    areContactsDisclosed(trip.state) && offers.some(({ hostUserId, state }) => hostUserId === call.caller?.id && state === 'accepted');
  const data = toTransferRecords(await listTransfers(db, [trip.id]), { side, trip, isHosts, children });
  const mayEdit = call.may('trips.write') && canEditTransfers(side, trip.state);
  const isStaffs = side === 'staff' || side === 'agent' || side === 'finance';
  const paid = side === 'host' ? null : await paidFor(call, db, trip);
  const known = side === 'parent' ? studentIds.filter((id) => children.has(id)) : studentIds;
  const hints = side === 'host' ? [] : listHints(data, { stay: trip, studentIds: known, paid }, isStaffs);
  const places = mayEdit ? await listUsedPlaces(db, addDays(call.app.clock.today(), -PLACES_DAYS)) : [];
  return { data, mayEdit, mayArrange: mayEdit && isStaffs, paid, hints, places };
}

export async function listTransfersOfTrip(call: Call, { params: { id } }: Asked<'readTransfers'>): Answered<'readTransfers'> {
  const trip = await findTripRow(call.db, id, whereVisibleTrips(call));
  if (trip === null) throw notFound();
  return planOf(call, call.db, await aroundOf(call, call.db, trip));
}

/** Locks a trip and checks that the caller may change its transfers now. */
async function demandSayable(call: Call, tx: Transaction, id: number): Promise<Around> {
  const trip = await lockTrip(tx, id, whereVisibleTrips(call));
  if (trip === null) throw notFound();
  const around = await aroundOf(call, tx, trip);
  if (!canEditTransfers(around.side, trip.state)) throw new AppError('tripMoved');
  return around;
}

/** Returns a transfer that the caller may see; those of other people's children are reported as not found. */
function demandSeen({ side, children }: Around, rows: readonly TransferRow[], id: number): TransferRow {
  const found = rows.find((row) => row.id === id);
  const isSeen = found !== undefined && (side !== 'parent' || found.studentId === null || children.has(found.studentId));
  if (!isSeen) throw notFound();
  return found;
}

const NOBODY = { metBy: null, meetName: '', meetPhone: '' };

/** Merges a parent's input with what staff arranged: a blank contact keeps its stored value, which the parent may not see yet. */
function saidBy({ side }: Around, body: TransferBody, before: TransferRow): TransferBody {
  if (side !== 'parent' || isParentsToSay(before.metBy)) return body;
  const { meetName, meetPhone } = before;
  return {
    ...body,
    meetName: body.meetName === '' ? meetName : body.meetName,
    meetPhone: body.meetPhone === '' ? meetPhone : body.meetPhone,
  };
}

/** Refuses changes by parents to who meets the child, except that they do it themselves. */
function staffsFields({ side }: Around, body: TransferBody, before: TransferRow | null): FieldFault[] {
  if (side !== 'parent') return [];
  const was = before ?? NOBODY;
  const isOwn = isParentsToSay(was.metBy) && isParentsToSay(body.metBy);
  if (isOwn && (body.metBy === 'parent' || body.meetName + body.meetPhone === '')) return [];
  const changed = (['metBy', 'meetName', 'meetPhone'] as const).filter((field) => body[field] !== was[field]);
  return changed.map((field) => ({ field, rule: 'staffOnly' }));
}

/**
 * Refuses impossible transfers.
 * @throws ValidationError for a student who does not travel, a duplicate, fields only staff may set, and a departure before the arrival
 */
function demandPossible(around: Around, rows: readonly TransferRow[], body: TransferBody, before: TransferRow | null): void {
  const { side, studentIds, children } = around;
  const named = side === 'parent' ? studentIds.filter((id) => children.has(id)) : studentIds;
  if (body.studentId !== null && !named.includes(body.studentId))
    throw new ValidationError([{ field: 'studentId', rule: 'unknownNumber' }]);
  const others = rows.filter(({ id }) => id !== before?.id);
  const isSaid = others.some(({ direction, studentId }) => direction === body.direction && studentId === body.studentId);
  const faults: FieldFault[] = [
    ...(isSaid ? [{ field: 'direction', rule: 'saidAlready' } as const] : []),
    ...(isFirstToLeave(body, others) ? [{ field: 'day', rule: 'leavesFirst' } as const] : []),
    ...staffsFields(around, body, before),
  ];
  if (faults.length > 0) throw new ValidationError(faults);
}

const ACTIONS = {
  add: { arrival: 'trip.addArrival', departure: 'trip.addDeparture' },
  change: { arrival: 'trip.changeArrival', departure: 'trip.changeDeparture' },
  remove: { arrival: 'trip.removeArrival', departure: 'trip.removeDeparture' },
} as const;

interface Done {
  readonly around: Around;
  readonly what: keyof typeof ACTIONS;
  readonly direction: Direction;
  readonly changes: ReturnType<typeof findDifferences>;
}

/** Records the change and, for a booked stay, notifies those concerned. */
async function followed(call: Call, tx: Transaction, { around, what, direction, changes }: Done): Promise<TransferPlan> {
  const { trip, offers } = around;
  const isNothing = Object.keys(changes).length === 0;
  if (!isNothing) await recordChange(tx, call, { action: ACTIONS[what][direction], subjectType: 'trip', subjectId: trip.id, changes });
  if (!isNothing && areContactsDisclosed(trip.state)) {
    const hosts = offers.flatMap(({ state, hostUserId }) => (state === 'accepted' ? [hostUserId] : []));
    await notifyTripEvent(tx, call, { trip, event: 'travelChanged', to: ['parent', 'staff'], hosts });
  }
  return planOf(call, tx, around);
}

const NOTHING = { studentId: null, time: null, place: '', carrierNumber: '', ...NOBODY, unaccompaniedMinor: false, note: '' };

export function addTransfer(call: Call, { params: { id }, body }: Asked<'addTransfer'>): Answered<'addTransfer'> {
  return call.db.transaction(async (tx) => {
    const around = await demandSayable(call, tx, id);
    demandPossible(around, await listTransfers(tx, [id]), body, null);
    await insertTransfer(tx, { ...body, tripId: id, createdAt: call.app.clock.now() });
    const { direction, ...said } = body;
    return followed(call, tx, { around, what: 'add', direction, changes: findDifferences(NOTHING, said) });
  });
}

export function updateTransferOfTrip(
  call: Call,
  { params: { id, transferId }, body: { version, ...body } }: Asked<'changeTransfer'>,
): Answered<'changeTransfer'> {
  return call.db.transaction(async (tx) => {
    const around = await demandSayable(call, tx, id);
    const rows = await listTransfers(tx, [id]);
    const before = demandSeen(around, rows, transferId);
    if (before.version !== version) {
      const { data } = await planOf(call, tx, around);
      throw new AppError('changedMeanwhile', { current: { ...data.find((one) => one.id === transferId) } });
    }
    const said = saidBy(around, body, before);
    demandPossible(around, rows, said, before);
    const changes = findDifferences(before, said);
    if (!isDeepStrictEqual(changes, {})) await updateTransfer(tx, transferId, said);
    return followed(call, tx, { around, what: 'change', direction: body.direction, changes });
  });
}

export function removeTransfer(call: Call, { params: { id, transferId } }: Asked<'removeTransfer'>): Answered<'removeTransfer'> {
  return call.db.transaction(async (tx) => {
    const around = await demandSayable(call, tx, id);
    const before = demandSeen(around, await listTransfers(tx, [id]), transferId);
    // Only staff can remove what they arranged.
    if (around.side === 'parent' && !isParentsToSay(before.metBy)) throw new ValidationError([{ field: 'metBy', rule: 'staffOnly' }]);
    await deleteTransfer(tx, transferId);
    const { day, carrierNumber } = before;
    const changes = findDifferences({ day, carrierNumber }, { day: null, carrierNumber: '' });
    return followed(call, tx, { around, what: 'remove', direction: before.direction, changes });
  });
}
