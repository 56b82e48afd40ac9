// Use cases: saving cells of the sheet of trips, by the use case of the trip, the student or the journey that they belong to.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import type * as endpoints from '#contract/trips/sheet.endpoints.ts';
import { JOURNEY_CELLS, type JourneyCell, type SheetCell, type SheetRow, TRIP_CELLS } from '#contract/trips/sheet.shapes.ts';
import { transferBody } from '#contract/trips/transfers.shapes.ts';
import { editTripBody } from '#contract/trips/trip-bodies.shapes.ts';
import { saveCellsOfStudent } from '#server/features/people/people.public.ts';
import { updateTrip } from '#server/features/trips/create/create-trip.service.ts';
import { whereOwnTrips } from '#server/features/trips/read/scopes.queries.ts';
import { listTransfers, type TransferRow } from '#server/features/trips/transfers/transfers.queries.ts';
import { addTransfer, updateTransferOfTrip } from '#server/features/trips/transfers/transfers.service.ts';
import { findTripRow, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { saveCellsOfRecords } from '#server/platform/cells/cell-outcomes.ts';
import { type CellChange, type CellFailures, saveCells } from '#server/platform/cells/save-cells.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { findJourney, listSheetRows } from './sheet-rows.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type TripCell = (typeof TRIP_CELLS)[number];
type StudentCell = Exclude<SheetCell, TripCell | JourneyCell>;
type Texts<Cell extends SheetCell> = Readonly<Partial<Record<Cell, string>>>;

/** The row of a cell. */
interface RowId {
  readonly tripId: number;
  readonly studentId: number;
}

/** The use cases of one record have no query. */
const NO_QUERY = { query: undefined };

const isTripCell = (field: SheetCell): field is TripCell => TRIP_CELLS.some((cell) => cell === field);
const isJourneyCell = (field: SheetCell): field is JourneyCell => field in JOURNEY_CELLS;

function parse<Output>(result: { success: true; data: Output } | { success: false; error: Parameters<typeof listFieldFaults>[0] }): Output {
  if (result.success) return result.data;
  throw new ValidationError(listFieldFaults(result.error));
}

/** Renames the faults of a use case to the columns of the cells: those of a single cell all to its own. */
async function atCells<Cell extends SheetCell>(
  texts: Texts<Cell>,
  { save, toName }: { save: () => Promise<unknown>; toName: (cell: Cell) => string },
): Promise<void> {
  const columns = Object.keys(texts) as Cell[];
  try {
    await save();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [only] = columns.length === 1 ? columns : [];
    const toColumn = (field: string) => only ?? columns.find((column) => toName(column) === field) ?? field;
    throw new ValidationError(error.faults.map((fault) => ({ ...fault, field: toColumn(fault.field) })));
  }
}

interface Found {
  readonly trip: TripRow;
  readonly row: SheetRow;
}

async function findRow(call: Call, { tripId, studentId }: RowId): Promise<Found> {
  const trip = await findTripRow(call.db, tripId, whereOwnTrips(call));
  const rows = trip === null ? [] : await listSheetRows(call, call.db, [tripId]);
  const row = rows.find((one) => one.studentId === studentId);
  if (trip === null || row === undefined) throw notFound();
  return { trip, row };
}

/** @throws ValidationError or AppError if the caller can't read or write the cell now */
function assertWritable({ row }: Found, field: SheetCell): void {
  if (row[field] === undefined) throw new ValidationError([{ field, rule: 'staffOnly' }]);
  if (!row.editable.includes(field)) throw new AppError('tripMoved');
}

function saveTripCells(call: Call, id: RowId, cells: readonly CellChange<TripCell>[]): Promise<CellFailures<TripCell>> {
  return saveCells({
    ...{ db: call.db, cells },
    log: (field) => ({ subjectType: 'trip', subjectId: id.tripId, field }),
    async read() {
      const found = await findRow(call, id);
      const { trip, row } = found;
      return {
        now(field) {
          assertWritable(found, field);
          return String(row[field] ?? '');
        },
        save: (texts) =>
          atCells(texts, {
            toName: (cell) => cell,
            async save() {
              const body = parse(editTripBody.safeParse({ ...texts, version: trip.version }, { reportInput: true }));
              await updateTrip(withGrant(call, 'trips.write'), { ...NO_QUERY, params: { id: trip.id }, body });
            },
          }),
      };
    },
  });
}

interface JourneyChange {
  readonly direction: TransferRow['direction'];
  readonly texts: Texts<JourneyCell>;
  /** In the version with which the texts before were compared, null if nobody has entered it yet. */
  readonly journey: TransferRow | null;
}

/** Saves fields of a journey; the first ones of one that nobody has entered yet add it, on the first or last day of the stay. */
async function saveJourney(call: Call, { trip, row: { studentId } }: Found, { direction, texts, journey }: JourneyChange) {
  const given = Object.fromEntries(
    (Object.entries(texts) as [JourneyCell, string][]).map(([cell, text]) => {
      const { field } = JOURNEY_CELLS[cell];
      return [field, field === 'time' && text === '' ? null : text];
    }),
  );
  const params = { id: trip.id };
  const writer = withGrant(call, 'trips.write');
  if (journey !== null) {
    const body = parse(transferBody.safeParse({ ...journey, ...given }, { reportInput: true }));
    return updateTransferOfTrip(writer, {
      ...NO_QUERY,
      params: { ...params, transferId: journey.id },
      body: { ...body, version: journey.version },
    });
  }
  const isAlone = (await listStudentIds(call.db, trip)).length === 1;
  const usual = { direction, day: direction === 'arrival' ? trip.fromDate : trip.toDate, studentId: isAlone ? null : studentId };
  const body = parse(transferBody.safeParse({ ...usual, ...given }, { reportInput: true }));
  return addTransfer(writer, { ...NO_QUERY, params, body });
}

/** Two people who add the journey of a student at the same moment: the second one finds it, and changes it. */
const isSaidAlready = (error: unknown) => error instanceof ValidationError && error.faults.some(({ rule }) => rule === 'saidAlready');

async function saveOrReread(save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (isSaidAlready(error)) throw new AppError('changedMeanwhile');
    throw error;
  }
}

function saveJourneyCells(
  call: Call,
  id: RowId & { readonly direction: TransferRow['direction'] },
  cells: readonly CellChange<JourneyCell>[],
): Promise<CellFailures<JourneyCell>> {
  const { direction, studentId } = id;
  const actions = direction === 'arrival' ? ['trip.addArrival', 'trip.changeArrival'] : ['trip.addDeparture', 'trip.changeDeparture'];
  return saveCells({
    ...{ db: call.db, cells },
    log: (cell) => ({ subjectType: 'trip', subjectId: id.tripId, field: JOURNEY_CELLS[cell].field, actions }),
    async read() {
      const found = await findRow(call, id);
      // Read once: a later version would be saved over without having been compared.
      const journey = findJourney(await listTransfers(call.db, [found.trip.id]), { studentId, direction });
      return {
        now(cell) {
          assertWritable(found, cell);
          return String(journey?.[JOURNEY_CELLS[cell].field] ?? '');
        },
        save: (texts) =>
          atCells(texts, {
            toName: (cell) => JOURNEY_CELLS[cell].field,
            save: () => saveOrReread(() => saveJourney(call, found, { direction, texts, journey })),
          }),
      };
    },
  });
}

/** Cells of the student are written by whoever can read them in a row of a trip of theirs. */
async function saveStudentCells(call: Call, id: RowId, cells: readonly CellChange<StudentCell>[]): Promise<CellFailures<SheetCell>> {
  const { row } = await findRow(call, id);
  const failures: CellFailures<SheetCell> = new Map();
  for (const { field } of cells) if (row[field] === undefined) failures.set(field, new ValidationError([{ field, rule: 'staffOnly' }]));
  const readable = cells.filter(({ field }) => !failures.has(field));
  const others = await saveCellsOfStudent(withGrant(call, 'students.write'), { id: id.studentId, cells: readable });
  return new Map([...failures, ...others]);
}

type SheetChange = CellChange<SheetCell> & RowId;

/** Identifies the record that a cell belongs to. */
function toRecord({ field, tripId, studentId }: SheetChange): string {
  if (isTripCell(field)) return `trip ${tripId}`;
  return isJourneyCell(field) ? `${JOURNEY_CELLS[field].direction} ${tripId} ${studentId}` : `student ${studentId}`;
}

/** Saves cells of one record, each field once; returns why fields weren't saved. */
async function saveCellsOfRecord(call: Call, cells: readonly [SheetChange, ...SheetChange[]]): Promise<CellFailures<SheetCell>> {
  const [{ field: first, ...id }] = cells;
  try {
    if (isTripCell(first)) return await saveTripCells(call, id, cells as readonly CellChange<TripCell>[]);
    if (!isJourneyCell(first)) return await saveStudentCells(call, id, cells as readonly CellChange<StudentCell>[]);
    const { direction } = JOURNEY_CELLS[first];
    return await saveJourneyCells(call, { ...id, direction }, cells as readonly CellChange<JourneyCell>[]);
  } catch (error) {
    return new Map(cells.map(({ field }) => [field, error]));
  }
}

export async function saveTripSheetCell(
  call: Call,
  { params: { id, studentId }, body }: Input<'saveTripSheetCell'>,
): Promise<AnswerOf<typeof endpoints.saveTripSheetCell>> {
  const rowId = { tripId: id, studentId };
  const failures = await saveCellsOfRecord(call, [{ ...body, ...rowId }]);
  if (failures.has(body.field)) throw failures.get(body.field);
  return (await findRow(call, rowId)).row;
}

export function saveTripSheetCells(
  call: Call,
  { body: { cells } }: Input<'saveTripSheetCells'>,
): Promise<AnswerOf<typeof endpoints.saveTripSheetCells>> {
  return saveCellsOfRecords(call, {
    cells,
    toRecord,
    save: (group) => saveCellsOfRecord(call, group),
    async readValues(saved) {
      const ids = [...new Set(saved.map(({ tripId }) => tripId))];
      const rows = new Map((await listSheetRows(call, call.db, ids)).map((row) => [`${row.id}-${row.studentId}`, row]));
      return ({ tripId, studentId, field }) => {
        const row = rows.get(`${tripId}-${studentId}`);
        return row === undefined ? undefined : String(row[field] ?? '');
      };
    },
  });
}
