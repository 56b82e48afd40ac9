// Reads the cells of a row: the trip that it asks for, or the first cell that is missing or wrong.

import type { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { email, line } from '#contract/platform/validation/fields.ts';
import type { CellProblem, DateOrder, ImportColumn } from '#contract/trips/import.shapes.ts';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';
import { readWrittenDay } from '#server/platform/lists/written-day.rules.ts';

type Gender = (typeof GENDERS)[number];
type StayType = (typeof ACTIVITY_DETAILS_TYPES)[number];

/** The words for genders and types of stay in every language. */
export interface RowWords {
  readonly genders: Readonly<Record<Gender, readonly string[]>>;
  readonly stayTypes: Readonly<Record<StayType, readonly string[]>>;
}

export type Cells = Readonly<Partial<Record<ImportColumn, string>>>;

export interface CellFault {
  readonly column: ImportColumn;
  readonly problem: CellProblem;
  readonly values?: Readonly<Record<string, string>>;
}

/** Thrown for a cell that can't be used; its text stands with the row. */
export class CellError extends Error {
  readonly fault: CellFault;

  constructor(fault: CellFault) {
    super(`${fault.column}: ${fault.problem}`);
    this.fault = fault;
  }
}

/** A row as it is typed, checked; what names something else is looked up later. */
export interface RowFields {
  readonly studentId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly gender: Gender | '';
  /** Its address is empty if nobody is named. */
  readonly parent: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly fromDate: string;
  readonly toDate: string;
  readonly stayType: StayType;
  readonly discountCode: string | null;
  readonly wishes: string;
  readonly notes: string;
}

const GENDER_SYNONYMS: Readonly<Record<Gender, readonly string[]>> = {
  female: ['f', 'w', 'girl', 'woman', 'weiblich', 'fille', 'feminin', 'chica', 'ragazza', 'femmina', '女', '여'],
  male: ['m', 'boy', 'man', 'mannlich', 'garcon', 'masculin', 'chico', 'ragazzo', 'maschio', '男', '남'],
  other: ['o', 'd', 'x', 'divers'],
};

const MAX_NAME = 80;
const MAX_TEXT = 2000;
const MAX_CODE = 200;

const NUMBER = /^[1-9]\d{0,14}$/;

/** Returns the words with which cells are read. */
function createReader(cells: Cells, dateOrder: DateOrder | null) {
  const of = (column: ImportColumn) => (cells[column] ?? '').trim();
  const refuse = (column: ImportColumn, problem: CellProblem, values?: Readonly<Record<string, string>>): never => {
    throw new CellError({ column, problem, ...(values === undefined ? {} : { values }) });
  };
  return {
    ...{ of, refuse },
    text(column: ImportColumn, max: number): string {
      const text = of(column);
      return text.length > max ? refuse(column, 'tooLong', { max: String(max) }) : text;
    },
    day(column: ImportColumn): string | null {
      const text = of(column);
      if (text === '') return null;
      const read = readWrittenDay(text, dateOrder);
      return read.kind === 'day' ? read.day : refuse(column, read.kind === 'unclear' ? 'unclearDate' : 'wrongDate');
    },
    number(column: ImportColumn): number | null {
      const text = of(column).replace(/^#/, '');
      if (text === '') return null;
      return NUMBER.test(text) ? Number(text) : refuse(column, 'unknown');
    },
    choice<Value extends string>(column: ImportColumn, known: Readonly<Record<Value, readonly string[]>>): Value | null {
      const text = of(column);
      if (text === '') return null;
      const same = (word: string) => normalizeHeading(word) === normalizeHeading(text);
      const values = Object.keys(known) as Value[];
      const allowed = values.map((value) => known[value][0] ?? value).join(', ');
      return values.find((value) => same(value) || known[value].some(same)) ?? refuse(column, 'wrongValue', { allowed });
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function readPerson(read: Reader, today: string) {
  const studentId = read.number('studentId');
  const [firstName, lastName] = [read.text('firstName', MAX_NAME), read.text('lastName', MAX_NAME)];
  const dateOfBirth = read.day('dateOfBirth');
  if (dateOfBirth !== null && (dateOfBirth >= today || dateOfBirth < '1900-01-01')) read.refuse('dateOfBirth', 'birthDate');
  if (studentId === null) {
    for (const column of ['firstName', 'lastName'] as const)
      if (!line(MAX_NAME).safeParse(read.of(column)).success) read.refuse(column, 'missing');
    if (dateOfBirth === null) read.refuse('dateOfBirth', 'missing');
  }
  return { studentId, firstName, lastName, dateOfBirth };
}

function readParent(read: Reader): RowFields['parent'] {
  const address = read.of('parentEmail');
  const parsed = email.safeParse(address);
  if (address !== '' && !parsed.success) read.refuse('parentEmail', 'email');
  return { email: parsed.data ?? '', firstName: read.text('parentFirstName', MAX_NAME), lastName: read.text('parentLastName', MAX_NAME) };
}

/** Camps need days without the family. */
function readStayType(read: Reader, known: RowWords['stayTypes']): StayType {
  const hasCamps = read.of('camps') !== '';
  const type = read.choice('stayType', known) ?? (hasCamps ? 'mixed' : 'family');
  return hasCamps && type === 'family' ? read.refuse('camps', 'campsAtFamily') : type;
}

/** @throws CellError for the first cell that is missing or wrong */
export function readRowFields(
  cells: Cells,
  { words, dateOrder, today }: { readonly words: RowWords; readonly dateOrder: DateOrder | null; readonly today: string },
): RowFields {
  const read = createReader(cells, dateOrder);
  const person = readPerson(read, today);
  const genders = Object.fromEntries(GENDERS.map((gender) => [gender, [...words.genders[gender], ...GENDER_SYNONYMS[gender]]]));
  const gender = read.choice('gender', genders as unknown as RowWords['genders']) ?? '';
  const [fromDate, toDate] = [read.day('fromDate'), read.day('toDate')];
  if (fromDate === null || toDate === null) return read.refuse(fromDate === null ? 'fromDate' : 'toDate', 'missing');
  if (toDate <= fromDate) read.refuse('toDate', 'order');
  return {
    ...{ ...person, gender, fromDate, toDate },
    parent: readParent(read),
    stayType: readStayType(read, words.stayTypes),
    discountCode: read.text('discountCode', MAX_CODE) || null,
    wishes: read.text('wishes', MAX_TEXT),
    notes: read.text('notes', MAX_TEXT),
  };
}
