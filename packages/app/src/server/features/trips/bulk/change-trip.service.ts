// Makes the change of a bulk run to one trip, or takes it back, by the use cases that change a single trip.

import type { BulkChange, BulkField } from '#contract/trips/bulk.shapes.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import { isTripStepTaken, type TripStep } from '#contract/trips/trip.machine.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { findInvoice, listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { findAgreedTotal } from '#server/features/trips/bulk/prices.queries.ts';
import { updateTrip } from '#server/features/trips/create/create-trip.service.ts';
import { moveTrip } from '#server/features/trips/lifecycle/trip-transitions.service.ts';
import { billTripOnce } from '#server/features/trips/money/bill-trip.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { assignLockedTrip } from '#server/features/trips/tracker/follow-ups.service.ts';
import { findTripRow, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import type { RowResult } from './bulk.queries.ts';
import {
  type ComparedTrip,
  findFamilyToReserve,
  findStepBack,
  hasSide,
  listChanges,
  listFamiliesToReserve,
  shiftStay,
} from './bulk.rules.ts';

/** The use cases of one trip have no query. */
const NO_QUERY = { query: undefined };

/** A trip of a run: what the run before has noted of it, nothing in a check. */
export interface RowTask {
  readonly tripId: number;
  readonly changes: readonly BulkField[];
  readonly shown: string | null;
  readonly shownBefore: string | null;
  /** The family that somebody has chosen to reserve the stay with. */
  readonly hostFamilyId: number | null;
}

/** A change of a locked trip, in a transaction that ends with the row. */
type ChangeOf = (call: Call, trip: TripRow, task: RowTask) => Promise<unknown>;

/** The transaction of a use case becomes a part of the one of the row. */
export const within = (call: Call, tx: Transaction): Call => ({ ...call, db: tx as unknown as Database });

/** @throws AppError `changedMeanwhile` if the chosen family is none of those any more that can be chosen */
async function findFamilyOf(call: Call, trip: TripRow, chosenId: number | null): Promise<number | undefined> {
  const offers = await listOffersOfTrips(call.db, [trip.id]);
  if (chosenId === null) return findFamilyToReserve(trip.hostFamilyId, offers);
  if (!listFamiliesToReserve(trip.hostFamilyId, offers).includes(chosenId)) throw new AppError('changedMeanwhile');
  return chosenId;
}

interface StepTaken {
  readonly step: TripStep;
  readonly reason: string;
  readonly chosenId: number | null;
}

async function takeStep(call: Call, trip: TripRow, { step, reason, chosenId }: StepTaken): Promise<unknown> {
  const hostFamilyId = step === 'reserve' ? await findFamilyOf(call, trip, chosenId) : undefined;
  const body = { step, reason, toDate: undefined, version: trip.version, hostFamilyId, quoteFingerprint: undefined };
  return moveTrip(withGrant(call, 'trips.move'), { ...NO_QUERY, params: { id: trip.id }, body: body as never });
}

/** Whoever may assign a trip in the tracker may do so here. */
async function assign(call: Call, trip: TripRow, coordinatorId: number | null): Promise<void> {
  const assigner = withGrant(call, 'trips.assign');
  if ((await findTripRow(call.db, trip.id, whereVisibleTrips(assigner))) === null) throw notFound();
  await call.db.transaction((tx) => assignLockedTrip(tx, assigner, { trip, coordinatorId }));
}

interface NewDates {
  readonly fromDate: string;
  readonly toDate: string;
  readonly reason: string;
  /** The price that was shown; undefined in a check. */
  readonly shown: string | undefined;
}

function moveStay(call: Call, trip: TripRow, { shown, ...dates }: NewDates): Promise<unknown> {
  const body = { ...dates, version: trip.version, quoteFingerprint: shown };
  return updateTrip(withGrant(call, 'trips.write'), { ...NO_QUERY, params: { id: trip.id }, body });
}

/** Returns the fingerprint of the price that a use case asks to be shown first; null if it failed for another reason. */
function findAskedPrice(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'priceChanged') return null;
  const [issue] = error.details.issues ?? [];
  return issue !== undefined && 'fingerprint' in issue && typeof issue.fingerprint === 'string' ? issue.fingerprint : null;
}

/** Moves a stay; a check accepts any price, to show it. */
async function moveStayAtPrice(call: Call, trip: TripRow, { dates, isCheck }: { dates: NewDates; isCheck: boolean }): Promise<void> {
  try {
    await call.db.transaction((tx) => moveStay(within(call, tx), trip, dates));
  } catch (error) {
    const asked = isCheck ? findAskedPrice(error) : null;
    if (asked === null) throw error;
    await call.db.transaction((tx) => moveStay(within(call, tx), trip, { ...dates, shown: asked }));
  }
}

const BILLED_STATES: readonly TripState[] = ['reserved', ...AGREED_STATES];

/**
 * Bills a stay at its agreed price and sends the invoice.
 * @throws AppError `alreadyBilled` if an invoice bills it, also an unsent one; `stayNotPriced` without a price or somebody who booked it;
 * `carrierLost` if its price leaves out what no trip pays any more
 */
async function bill(call: Call, trip: TripRow): Promise<void> {
  const biller = withGrant(call, 'invoices.write');
  if ((await findTripRow(call.db, trip.id, whereVisibleTrips(biller))) === null) throw notFound();
  if (!BILLED_STATES.includes(trip.state)) throw new AppError('tripMoved');
  const [known] = await listPriceInvoicesOfStay(call.db, trip.id);
  if (known !== undefined) {
    const invoice = await findInvoice(call.db, known.id);
    throw new AppError('alreadyBilled', { values: { invoice: invoice?.number ?? `#${known.id}` } });
  }
  const billed = await call.db.transaction((tx) => billTripOnce(tx, biller, trip));
  if (billed === null) throw new AppError('stayNotPriced');
}

/** Returns the change that is asked for; in a check any price will do. */
export function toChange({ action, step, coordinatorId, days, reason }: BulkChange, isCheck: boolean): ChangeOf {
  switch (action) {
    case 'state':
      return async (call, trip, { hostFamilyId: chosenId }) => {
        if (step !== null && !isTripStepTaken(trip.state, step)) await takeStep(call, trip, { step, reason, chosenId });
      };
    case 'coordinator':
      return async (call, trip) => {
        if (trip.coordinatorId !== coordinatorId) await assign(call, trip, coordinatorId);
      };
    case 'dates':
      return (call, trip, { shown }) =>
        moveStayAtPrice(call, trip, { dates: { ...shiftStay(trip, days), reason, shown: shown ?? undefined }, isCheck });
    case 'invoice':
      return bill;
    case 'message':
      // Written beside the trip, which stays as it is.
      return () => Promise.resolve();
  }
}

const findSide = (changes: readonly BulkField[], field: BulkField['field'], side: 'before' | 'after') =>
  changes.find((one) => one.field === field)?.[side] ?? null;

async function moveStayBack(call: Call, trip: TripRow, { changes, shownBefore }: RowTask): Promise<void> {
  // What is billed follows the dates: only finance takes that back.
  if ((await listPriceInvoicesOfStay(call.db, trip.id)).length > 0) throw new AppError('noStepBack');
  const [fromDate, toDate] = [findSide(changes, 'fromDate', 'before'), findSide(changes, 'toDate', 'before')];
  const reason = getTranslator(call.locale)('runs.undoReason');
  const dates = { fromDate: fromDate ?? trip.fromDate, toDate: toDate ?? trip.toDate, reason, shown: shownBefore ?? undefined };
  await moveStayAtPrice(call, trip, { dates, isCheck: false });
}

async function stepBack(call: Call, trip: TripRow, { changes }: RowTask): Promise<void> {
  const before = findSide(changes, 'state', 'before') as TripState | null;
  const step = before === null ? null : findStepBack(before, trip.state);
  if (step === null) throw new AppError('noStepBack');
  await takeStep(call, trip, { step, reason: getTranslator(call.locale)('runs.undoReason'), chosenId: null });
}

/** Returns how a change is taken back. */
export function toUndo({ action }: BulkChange): ChangeOf {
  switch (action) {
    case 'state':
      return stepBack;
    case 'coordinator':
      return (call, trip, { changes }) => {
        const before = findSide(changes, 'coordinator', 'before');
        return assign(call, trip, before === null ? null : Number(before));
      };
    case 'dates':
      return moveStayBack;
    case 'invoice':
    case 'message':
      return () => Promise.reject(new AppError('noStepBack'));
  }
}

async function toCompared(tx: Transaction, trip: TripRow): Promise<ComparedTrip> {
  const { state, coordinatorId, fromDate, toDate, quoteFingerprint } = trip;
  const price = quoteFingerprint === null ? null : await findAgreedTotal(tx, quoteFingerprint);
  const [billed] = await listPriceInvoicesOfStay(tx, trip.id);
  return { state, coordinatorId, fromDate, toDate, price, invoice: billed === undefined ? null : price };
}

/**
 * Locks a trip that the caller may see.
 * @throws HttpError 404
 */
export async function lockVisible(tx: Transaction, call: Call, id: number): Promise<TripRow> {
  const trip = await lockTrip(tx, id, whereVisibleTrips(withGrant(call, 'trips.read')));
  if (trip === null) throw notFound();
  return trip;
}

interface OneChange {
  readonly task: RowTask;
  readonly change: ChangeOf;
  readonly side: 'before' | 'after';
  /** Whether the price that comes of it must be the one that the check has shown. */
  readonly isPriceSeen: boolean;
}

/** Makes a change to one trip within a transaction, and returns what it did. */
export async function changeOneTrip(tx: Transaction, call: Call, { task, change, side, isPriceSeen }: OneChange): Promise<RowResult> {
  const trip = await lockVisible(tx, call, task.tripId);
  const before = await toCompared(tx, trip);
  if (!hasSide(before, task.changes, side)) throw new AppError('changedMeanwhile');
  await change(within(call, tx), trip, task);
  const saved = await lockVisible(tx, call, task.tripId);
  if (isPriceSeen && saved.quoteFingerprint !== task.shown) throw new AppError('changedMeanwhile');
  const changes = listChanges(before, await toCompared(tx, saved));
  if (changes.length === 0) return { outcome: 'unchanged', changes };
  return { outcome: 'changed', changes, shown: saved.quoteFingerprint, shownBefore: trip.quoteFingerprint };
}
