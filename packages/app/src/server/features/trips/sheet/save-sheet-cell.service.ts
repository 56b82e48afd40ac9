// Use case: saving one cell of the sheet of trips, by the use case of the trip, the student or the journey that it belongs to.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import type * as endpoints from '#contract/trips/sheet.endpoints.ts';
import { JOURNEY_CELLS, type JourneyCell, type SheetCell, type SheetRow, TRIP_CELLS } from '#contract/trips/sheet.shapes.ts';
import { transferBody } from '#contract/trips/transfers.shapes.ts';
import { editTripBody } from '#contract/trips/trip-bodies.shapes.ts';
import { updateStudentCell } from '#server/features/people/people.public.ts';
import { updateTrip } from '#server/features/trips/create/create-trip.service.ts';
import { whereOwnTrips } from '#server/features/trips/read/scopes.queries.ts';
import { listTransfers, type TransferRow } from '#server/features/trips/transfers/transfers.queries.ts';
import { addTransfer, updateTransferOfTrip } from '#server/features/trips/transfers/transfers.service.ts';
import { findTripRow, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { saveCell } from '#server/platform/cells/save-cell.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { findJourney, listSheetRows } from './sheet-rows.service.ts';

type Input = CheckedRequest<typeof endpoints.saveTripSheetCell>;

/** The use cases of one record have no query. */
const NO_QUERY = { query: undefined };

const isTripCell = (field: SheetCell): field is (typeof TRIP_CELLS)[number] => TRIP_CELLS.some((cell) => cell === field);
const isJourneyCell = (field: SheetCell): field is JourneyCell => field in JOURNEY_CELLS;

/** @throws ValidationError that names the column, if the text isn't a value of it */
function parse<Output>(
  result: { success: true; data: Output } | { success: false; error: Parameters<typeof listFieldFaults>[0] },
  field: SheetCell,
): Output {
  if (result.success) return result.data;
  throw new ValidationError(listFieldFaults(result.error).map((fault) => ({ ...fault, field })));
}

/** Renames the faults of a use case to the column of the cell. */
async function atCell<Answer>(field: SheetCell, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(error.faults.map((fault) => ({ ...fault, field })));
  }
}

interface Found {
  readonly trip: TripRow;
  readonly row: SheetRow;
}

/** What is to be saved: of a journey in the version with which the text before was compared, null if nobody has entered it yet. */
interface JourneyChange {
  readonly cell: JourneyCell;
  readonly value: string;
  readonly journey: TransferRow | null;
}

async function findRow(call: Call, { id, studentId }: Input['params']): Promise<Found> {
  const trip = await findTripRow(call.db, id, whereOwnTrips(call));
  const rows = trip === null ? [] : await listSheetRows(call, call.db, [id]);
  const row = rows.find((one) => one.studentId === studentId);
  if (trip === null || row === undefined) throw notFound();
  return { trip, row };
}

function saveTripField(call: Call, { trip }: Found, { field, value }: { field: (typeof TRIP_CELLS)[number]; value: string }) {
  const body = parse(editTripBody.safeParse({ [field]: value, version: trip.version }, { reportInput: true }), field);
  return updateTrip(withGrant(call, 'trips.write'), { ...NO_QUERY, params: { id: trip.id }, body });
}

/** Saves a field of a journey; the first field of one that nobody has entered yet adds it, on the first or last day of the stay. */
async function saveJourneyField(call: Call, { trip, row: { studentId } }: Found, { cell, value, journey }: JourneyChange) {
  const { direction, field } = JOURNEY_CELLS[cell];
  const given = { [field]: field === 'time' && value === '' ? null : value };
  const params = { id: trip.id };
  const writer = withGrant(call, 'trips.write');
  if (journey !== null) {
    const body = parse(transferBody.safeParse({ ...journey, ...given }, { reportInput: true }), cell);
    return updateTransferOfTrip(writer, {
      ...NO_QUERY,
      params: { ...params, transferId: journey.id },
      body: { ...body, version: journey.version },
    });
  }
  const isAlone = (await listStudentIds(call.db, trip)).length === 1;
  const usual = { direction, day: direction === 'arrival' ? trip.fromDate : trip.toDate, studentId: isAlone ? null : studentId };
  const body = parse(transferBody.safeParse({ ...usual, ...given }, { reportInput: true }), cell);
  return addTransfer(writer, { ...NO_QUERY, params, body });
}

/** Where the audit log has the changes of a cell. */
function toLog(field: SheetCell, { trip }: Found) {
  if (!isJourneyCell(field)) return { subjectType: 'trip', subjectId: trip.id, field };
  const { direction, field: name } = JOURNEY_CELLS[field];
  const actions = direction === 'arrival' ? ['trip.addArrival', 'trip.changeArrival'] : ['trip.addDeparture', 'trip.changeDeparture'];
  return { subjectType: 'trip', subjectId: trip.id, field: name, actions };
}

/** Two people who add the journey of a student at the same moment: the second one finds it, and changes it. */
const isSaidAlready = (error: unknown) => error instanceof ValidationError && error.faults.some(({ rule }) => rule === 'saidAlready');

async function saveJourneyCell(call: Call, found: Found, change: JourneyChange): Promise<unknown> {
  try {
    return await saveJourneyField(call, found, change);
  } catch (error) {
    if (isSaidAlready(error)) throw new AppError('changedMeanwhile');
    throw error;
  }
}

type Change = { readonly field: (typeof TRIP_CELLS)[number] | JourneyCell; readonly value: string };

/** Returns what a cell contains now, and how to save a text in the version that contains it. */
async function readCell(call: Call, found: Found, { field, value }: Change) {
  if (isTripCell(field))
    return { now: String(found.row[field] ?? ''), save: () => atCell(field, saveTripField(call, found, { field, value })) };
  const { direction, field: name } = JOURNEY_CELLS[field];
  // Read once: a later version would be saved over without having been compared.
  const journey = findJourney(await listTransfers(call.db, [found.trip.id]), { studentId: found.row.studentId, direction });
  return { now: String(journey?.[name] ?? ''), save: () => atCell(field, saveJourneyCell(call, found, { cell: field, value, journey })) };
}

export async function saveTripSheetCell(call: Call, { params, body }: Input): Promise<AnswerOf<typeof endpoints.saveTripSheetCell>> {
  const { field, value, before } = body;
  const first = await findRow(call, params);
  if (first.row[field] === undefined) throw new ValidationError([{ field, rule: 'staffOnly' }]);
  if (!isTripCell(field) && !isJourneyCell(field)) {
    await updateStudentCell(withGrant(call, 'students.write'), {
      ...NO_QUERY,
      params: { id: params.studentId },
      body: { field, value, before },
    });
  } else {
    await saveCell({
      ...{ db: call.db, value, before, log: toLog(field, first) },
      async read() {
        const found = await findRow(call, params);
        if (!found.row.editable.includes(field)) throw new AppError('tripMoved');
        return readCell(call, found, { field, value });
      },
    });
  }
  return (await findRow(call, params)).row;
}
