// Makes the trip of one row of a file by the use cases that make a single one, within the transaction of the row.

import { STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { BulkField, TripImport } from '#contract/trips/bulk.shapes.ts';
import type { CellProblem, ImportColumn } from '#contract/trips/import.shapes.ts';
import { createTripBody } from '#contract/trips/trip-bodies.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MadeByImport } from '#server/db/schema/trip-bulk.ts';
import { linkImportedParent } from '#server/features/people/parent-links.public.ts';
import { insertStudentWithParents } from '#server/features/people/people.public.ts';
import type { BulkRowOfRun, RowResult } from '#server/features/trips/bulk/bulk.queries.ts';
import { within } from '#server/features/trips/bulk/change-trip.service.ts';
import { createTrip } from '#server/features/trips/create/create-trip.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { type Choices, findChoices } from './find-choices.service.ts';
import { type FoundStudent, findStudentOfRow } from './find-student.service.ts';
import {
  findGroups,
  findMadeStudent,
  findStaff,
  findStudentVersion,
  listBusinesses,
  listOverlappingTrips,
  listParentAddresses,
  listRowsBefore,
  listSoldTripTypes,
  lockStudentKey,
  type Named,
} from './import.queries.ts';
import { type CampWeek, splitCell } from './listed-cells.rules.ts';
import { ROW_WORDS } from './recognized-texts.ts';
import { CellError, type Cells, type RowFields, readRowFields } from './row-fields.rules.ts';

interface RowOfFile {
  readonly row: BulkRowOfRun;
  readonly change: TripImport;
  readonly isCheck: boolean;
}

interface ReadRow extends RowOfFile {
  readonly cells: Cells;
  readonly fields: RowFields;
}

const findChange = (changes: readonly BulkField[], field: BulkField['field']) => changes.find((one) => one.field === field)?.after ?? '';

/** Says that a student travels already: as the same trip, or on other days of it. */
async function findOtherTrip(tx: Transaction, { row, fields }: ReadRow, { id, key }: FoundStudent): Promise<RowResult | null> {
  const { fromDate, toDate } = fields;
  const say = (problem: CellProblem, values: Readonly<Record<string, string>>): RowResult => ({
    outcome: problem === 'sameTrip' ? 'unchanged' : 'refused',
    changes: [],
    fault: { kind: 'cell', column: 'fromDate', problem, values },
  });
  const [trip] = id === null ? [] : await listOverlappingTrips(tx, { studentId: id, fromDate, toDate });
  if (trip !== undefined) {
    const isSame = trip.fromDate === fromDate && trip.toDate === toDate;
    return say(isSame ? 'sameTrip' : 'overlaps', { trip: String(trip.id), from: trip.fromDate, to: trip.toDate });
  }
  // A check keeps nothing of earlier rows but what it says of them.
  const before = await listRowsBefore(tx, { runId: row.runId, line: row.line ?? 0, studentKey: key });
  for (const { changes, line } of before) {
    const [from, to] = [findChange(changes, 'fromDate'), findChange(changes, 'toDate')];
    if (from < toDate && to > fromDate)
      return say(from === fromDate && to === toDate ? 'sameLine' : 'overlapsLine', { line: String(line) });
  }
  return null;
}

/** Returns the one that a cell names, by number or name; undefined if the cell is empty. */
function findNamed(cells: Cells, column: ImportColumn, known: readonly Named[]): number | undefined {
  const text = (cells[column] ?? '').trim();
  if (text === '') return undefined;
  const found = known.filter(({ id, name }) => String(id) === text || normalizeHeading(name) === normalizeHeading(text));
  const [only] = found;
  if (only === undefined)
    throw new CellError({ column, problem: 'wrongValue', values: { allowed: known.map(({ name }) => name).join(', ') } });
  if (found.length > 1) throw new CellError({ column, problem: 'several', values: { numbers: found.map(({ id }) => id).join(', ') } });
  return only.id;
}

/** Returns the only one that was found for a cell; undefined if the cell is empty. */
async function findOnly(
  cells: Cells,
  column: ImportColumn,
  find: (text: string) => Promise<readonly Named[]>,
): Promise<number | undefined> {
  const text = (cells[column] ?? '').trim();
  if (text === '') return undefined;
  const [only, other] = await find(text);
  if (only === undefined) throw new CellError({ column, problem: 'unknown' });
  if (other !== undefined) throw new CellError({ column, problem: 'several', values: { numbers: `${only.id}, ${other.id}` } });
  return only.id;
}

async function findTerms(tx: Transaction, call: Call, cells: Cells) {
  const agentId = call.grant.all ? null : (call.caller?.id ?? 0);
  return {
    tripTypeId: findNamed(cells, 'tripType', await listSoldTripTypes(tx)),
    businessId: findNamed(cells, 'business', await listBusinesses(tx)),
    coordinatorId: await findOnly(cells, 'coordinator', (text) => findStaff(tx, text, ['Coordinator', 'Administrator'])),
    agentId: await findOnly(cells, 'agent', (text) => findStaff(tx, text, ['Agent'])),
    groupId: await findOnly(cells, 'group', (text) => findGroups(tx, text, agentId)),
  };
}

async function insertNewStudent(tx: Transaction, call: Call, { fields, agentId }: { fields: RowFields; agentId: number | undefined }) {
  if (fields.parent.email === '') throw new CellError({ column: 'parentEmail', problem: 'needsParent' });
  const writer = withGrant(call, 'students.write');
  const { firstName, lastName, dateOfBirth, gender } = fields;
  const agent = writer.grant.all ? (agentId ?? null) : (call.caller?.id ?? null);
  const typed = { firstName, lastName, dateOfBirth, gender, agentId: agent, studentTypeId: STUDENT_TYPE_ID.individual };
  return insertStudentWithParents(tx, writer, { fields: typed, parentIds: [] });
}

/** Returns the parent whom the row names, if they are one of the student's; links them if the student has none. */
async function findPayer(tx: Transaction, call: Call, { studentId, parent }: { studentId: number; parent: RowFields['parent'] }) {
  if (parent.email === '') return { parentId: null, linked: null };
  const parents = await listParentAddresses(tx, studentId);
  const known = parents.find(({ email }) => email.toLowerCase() === parent.email.toLowerCase());
  if (known !== undefined) return { parentId: known.id, linked: null };
  if (parents.length > 0) throw new CellError({ column: 'parentEmail', problem: 'otherParent' });
  const linked = await linkImportedParent(tx, call, { studentId, person: parent, counted: new Set(), isOfTrips: true });
  return { parentId: null, linked };
}

const COLUMNS_OF_FIELDS: Readonly<Record<string, ImportColumn>> = {
  ...{ tripTypeId: 'tripType', businessId: 'business', coordinatorId: 'coordinator', agentId: 'agent', groupId: 'group' },
  ...{ hostFamilyId: 'hostFamily', parentId: 'parentEmail', email: 'parentEmail', fromDate: 'fromDate', toDate: 'toDate' },
  ...{ backupHostFamilyId: 'backupHostFamily', camps: 'camps', serviceTypeIds: 'services' },
  ...{ firstName: 'parentFirstName', lastName: 'parentLastName', discountCode: 'discountCode', 'studentIds.0': 'studentId' },
};

/** Names the column of what a use case refuses. */
function toCellError(error: unknown, cells: Cells): unknown {
  const [fault]: readonly FieldFault[] = error instanceof ValidationError ? error.faults : [];
  const field = fault?.field.replace(/^(?:camps|serviceTypeIds)\..*/, (text) => text.split('.', 1)[0] ?? text) ?? '';
  // The backups follow the camps.
  const place = /^camps\.(?<place>\d+)/.exec(fault?.field ?? '')?.groups?.['place'];
  const isBackup = place !== undefined && Number(place) >= splitCell(cells['camps'] ?? '').length;
  const column = isBackup ? 'backupCamps' : COLUMNS_OF_FIELDS[field];
  if (fault === undefined || column === undefined) {
    const isParents = error instanceof AppError && error.code === 'notAParent';
    return isParents ? new CellError({ column: 'parentEmail', problem: 'otherParent' }) : error;
  }
  return new CellError({ column, problem: fault.rule === 'required' ? 'missing' : fault.rule === 'notBefore' ? 'order' : 'unknown' });
}

/** Says by name what the stay has besides its dates. */
function listChosen({ backupHostFamily, camps, backupCamps, services }: Omit<Choices, 'hostFamilyId'>): BulkField[] {
  const toText = (weeks: readonly CampWeek[]) => weeks.map(({ name, startDate }) => `${name} (${startDate})`).join(', ');
  const texts = [
    { field: 'backupHostFamily', after: backupHostFamily?.name ?? '' },
    { field: 'camps', after: toText(camps) },
    { field: 'backupCamps', after: toText(backupCamps) },
    { field: 'services', after: services.map(({ name }) => name).join(', ') },
  ] as const;
  return texts.flatMap(({ field, after }) => (after === '' ? [] : [{ field, before: null, after }]));
}

async function makeTrip(tx: Transaction, call: Call, { asked, found }: { asked: ReadRow; found: FoundStudent }): Promise<RowResult> {
  const { fields, cells, row } = asked;
  const terms = await findTerms(tx, call, cells);
  const { dateOrder } = asked.change.file;
  const { hostFamilyId, ...chosen } = await findChoices(tx, call, { cells, fields, dateOrder });
  const studentId = found.id ?? (await insertNewStudent(tx, call, { fields, agentId: terms.agentId }));
  const { parentId, linked } = await findPayer(tx, call, { studentId, parent: fields.parent });
  const { fromDate, toDate, discountCode, wishes, notes } = fields;
  const named = Object.fromEntries(Object.entries(terms).filter(([, id]) => id !== undefined));
  const body = createTripBody.parse({
    ...{ ...named, parentId, studentIds: [studentId], fromDate, toDate, hostFamilyId },
    ...{ activityDetailsType: fields.stayType, discountCode, wishes, notes, backupHostFamilyId: chosen.backupHostFamily?.id ?? null },
    camps: [
      ...chosen.camps.map(({ scheduleId }) => ({ scheduleId })),
      ...chosen.backupCamps.map(({ scheduleId, rank }) => ({ scheduleId, backupRank: rank })),
    ],
    serviceTypeIds: chosen.services.map(({ id }) => id),
  });
  const { id: tripId, version: tripVersion } = await createTrip(call, { params: undefined, query: undefined, body });
  const changes: BulkField[] = [
    found.id === null ? { field: 'newStudent', before: null, after: null } : { field: 'student', before: null, after: String(studentId) },
    { field: 'fromDate', before: null, after: fromDate },
    { field: 'toDate', before: null, after: toDate },
    ...(linked === null ? [] : [{ field: 'parent', before: null, after: linked } as const]),
    ...listChosen(chosen),
  ];
  if (asked.isCheck) return { outcome: 'changed', changes };
  const version = found.id === null ? await findStudentVersion(tx, studentId) : null;
  const student = version === null ? await findMadeStudent(tx, row.runId, studentId) : { id: studentId, version };
  const made: MadeByImport = { tripVersion, student };
  return { outcome: 'changed', changes, tripId, made };
}

/**
 * Makes the trip of a row, with its student and parent where they are not known; says so if the student travels on these days already.
 * @throws CellError for the first cell that is missing or wrong; what the use cases throw
 */
export async function importRow(tx: Transaction, call: Call, file: RowOfFile): Promise<RowResult> {
  const { row, change } = file;
  const { cells: typed } = row;
  // Erased meanwhile.
  if (typed === null) throw notFound();
  const { columns, dateOrder } = change.file;
  const cells: Cells = Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, typed[index] ?? '']])));
  const fields = readRowFields(cells, { words: ROW_WORDS, dateOrder, today: call.app.clock.today() });
  const creator = withGrant(within(call, tx), 'trips.create');
  await lockStudentKey(tx, `${fields.studentId ?? fields.dateOfBirth}`);
  const found = await findStudentOfRow(tx, creator, fields);
  await lockStudentKey(tx, found.key);
  const asked = { ...file, cells, fields };
  const other = await findOtherTrip(tx, asked, found);
  if (other !== null) return other;
  try {
    return { ...(await makeTrip(tx, creator, { asked, found })), studentKey: found.key };
  } catch (error) {
    throw toCellError(error, cells);
  }
}
