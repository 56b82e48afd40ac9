// Reads lines of students: which column holds what, and the fields of each line or the column that is wrong.

import { MEMBER_COLUMNS, type MemberColumn } from '#contract/groups/group-states.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { isDay } from '#contract/platform/days.ts';
import { email, line } from '#contract/platform/validation/fields.ts';
import { normalizeHeading, parseWrittenDay, splitWholeName } from '#server/platform/lists/table-text.rules.ts';

type Gender = (typeof GENDERS)[number];

/** The words for columns and genders in every language. */
export interface MemberWords {
  readonly columns: Readonly<Record<MemberColumn, readonly string[]>>;
  readonly genders: Readonly<Record<Gender, readonly string[]>>;
}

/** Other words that lists of schools have, without accents and punctuation. */
const COLUMN_SYNONYMS: Readonly<Record<MemberColumn, readonly string[]>> = {
  name: ['full name', 'student', 'schuler', 'schulerin', 'eleve', 'alumno', 'studente', 'nom complet', 'nombre completo', 'nome completo'],
  firstName: ['given name', 'forename', 'vorname', 'prenom', 'nombre', 'nome'],
  lastName: ['surname', 'family name', 'nachname', 'familienname', 'nom', 'apellido', 'apellidos', 'cognome'],
  dateOfBirth: ['birth date', 'birthdate', 'dob', 'born', 'birthday', 'geburtstag', 'geboren', 'naissance', 'nacimiento', 'nascita'],
  gender: ['sex', 'geschlecht', 'sexe', 'sexo', 'sesso', 'm f', 'f m'],
  parentName: ['parent', 'guardian', 'mother', 'father', 'eltern', 'elternteil', 'parents', 'padre', 'madre', 'genitore'],
  parentEmail: ['email', 'e mail', 'mail', 'email address', 'parent e mail', 'contact', 'courriel', 'correo', 'correo electronico'],
};

const GENDER_SYNONYMS: Readonly<Record<Gender, readonly string[]>> = {
  female: ['f', 'w', 'girl', 'woman', 'madchen', 'weiblich', 'fille', 'feminin', 'chica', 'nina', 'ragazza', 'femmina', '女', '여'],
  male: ['m', 'boy', 'man', 'junge', 'mannlich', 'garcon', 'masculin', 'chico', 'nino', 'ragazzo', 'maschio', '男', '남'],
  other: ['o', 'd', 'x', 'divers'],
};

const matches = (text: string, words: readonly string[]) => words.some((word) => normalizeHeading(word) === normalizeHeading(text));

const findHeading = (text: string, { columns }: MemberWords): MemberColumn | null =>
  text.trim() === ''
    ? null
    : (MEMBER_COLUMNS.find((column) => column === text || matches(text, columns[column])) ??
      MEMBER_COLUMNS.find((column) => matches(text, COLUMN_SYNONYMS[column])) ??
      null);

const findGender = (text: string, { genders }: MemberWords): Gender | null =>
  GENDERS.find((gender) => gender === text || matches(text, [...genders[gender], ...GENDER_SYNONYMS[gender]])) ?? null;

/** Returns what the columns of a line without headings hold, by its contents. */
function guessColumns(cells: readonly string[], words: MemberWords): (MemberColumn | null)[] {
  const names: MemberColumn[] = ['name', 'parentName'];
  const taken = new Set<MemberColumn>();
  return cells.map((cell) => {
    const text = cell.trim();
    const isName = text !== '' && !/\d/.test(text);
    const found = text.includes('@')
      ? 'parentEmail'
      : parseWrittenDay(text) !== null
        ? 'dateOfBirth'
        : findGender(text, words) !== null
          ? 'gender'
          : isName
            ? (names.shift() ?? null)
            : null;
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

interface TextRow {
  readonly record: readonly string[];
  readonly line: number;
}

export interface MemberLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<MemberColumn, string>>>;
}

export interface MemberLines {
  readonly headings: readonly string[];
  readonly columns: readonly (MemberColumn | null)[];
  readonly lines: readonly MemberLine[];
}

/** Returns the lines with their cells by column; null if no column holds names. The first line is a heading if one of its cells is. */
export function readMemberLines(
  rows: readonly TextRow[],
  words: MemberWords,
  chosen: readonly (MemberColumn | null)[] | undefined,
): MemberLines | null {
  const [first] = rows;
  if (first === undefined) return null;
  const headings = first.record.map((cell) => cell.trim());
  const named = headings.map((heading) => findHeading(heading, words));
  const hasHeading = named.some((column) => column !== null);
  const found = chosen ?? (hasHeading ? named : guessColumns(headings, words));
  // A column that is named twice counts once.
  const columns = headings.map((_, index) => {
    const column = found[index] ?? null;
    return column !== null && found.indexOf(column) === index ? column : null;
  });
  if (!columns.some((column) => column === 'name' || column === 'lastName')) return null;
  const lines = (hasHeading ? rows.slice(1) : rows).map(({ record, line: number }) => ({
    line: number,
    cells: Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, (record[index] ?? '').trim()]]))),
  }));
  return { headings, columns, lines: lines.filter(({ cells }) => Object.values(cells).some((text) => text !== '')) };
}

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

export interface MemberFields extends PersonName {
  readonly dateOfBirth: string | null;
  /** Empty if not said. */
  readonly gender: Gender | '';
  readonly parentEmail: string;
  readonly parent: PersonName;
}

export type MemberResult = { readonly ok: true; readonly fields: MemberFields } | { readonly ok: false; readonly column: MemberColumn };

const isName = (text: string) => line(80).safeParse(text).success;

/** Returns the fields of a line, or the column that is missing or wrong. */
export function toMemberFields({ cells }: MemberLine, words: MemberWords, today: string): MemberResult {
  const whole = splitWholeName(cells.name ?? '');
  const { firstName = whole.firstName, lastName = whole.lastName, parentName = '', parentEmail = '' } = cells;
  if (!isName(lastName)) return { ok: false, column: cells.lastName === undefined ? 'name' : 'lastName' };
  if (!isName(firstName)) return { ok: false, column: cells.firstName === undefined ? 'name' : 'firstName' };
  const birth = cells.dateOfBirth ?? '';
  const dateOfBirth = birth === '' ? null : parseWrittenDay(birth);
  const isBirth = dateOfBirth !== null && isDay(dateOfBirth) && dateOfBirth < today && dateOfBirth >= '1900-01-01';
  if (birth !== '' && !isBirth) return { ok: false, column: 'dateOfBirth' };
  const sex = cells.gender ?? '';
  const gender = sex === '' ? '' : findGender(sex, words);
  if (gender === null) return { ok: false, column: 'gender' };
  const address = email.safeParse(parentEmail);
  if (parentEmail !== '' && !address.success) return { ok: false, column: 'parentEmail' };
  return {
    ok: true,
    fields: { firstName, lastName, dateOfBirth, gender, parentEmail: address.data ?? '', parent: splitWholeName(parentName) },
  };
}
