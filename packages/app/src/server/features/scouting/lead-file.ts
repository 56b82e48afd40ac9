// Reads leads from a CSV file: finds columns by their headings, and the fields of each line.

import { unescapeFormula } from '#server/platform/lists/cells.ts';
import { type DelimitedRow, parseDelimitedRows } from '#server/platform/lists/delimited-rows.ts';
import { normalizeHeading, splitWholeName } from '#server/platform/lists/table-text.rules.ts';

/** The columns of an exported file that are read; the others are what the product notes itself. */
export const FILE_FIELDS = [
  ...['firstName', 'lastName', 'stage', 'email', 'phone', 'addressLine1', 'cityTown', 'postcode', 'county', 'source', 'campaign'],
  ...['assignee', 'nextFollowUp', 'language', 'notes', 'lostReason', 'createdAt'],
] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** A column with the whole name of a person. */
const WHOLE_NAME = 'name';

type Column = FileField | typeof WHOLE_NAME;

/** Other headings of lists that scouts keep, in the eight languages. */
const SYNONYMS: Readonly<Partial<Record<Column, readonly string[]>>> = {
  name: [
    'name',
    'full name',
    'contact',
    'vollstandiger name',
    'nom complet',
    'nombre completo',
    'nome completo',
    '氏名',
    '이름',
    '성명',
    '姓名',
  ],
  firstName: ['given name', 'vorname', 'prenom', 'nombre', 'nome', '名'],
  lastName: [
    'surname',
    'family name',
    'family',
    'nachname',
    'familienname',
    'nom de famille',
    'apellidos',
    'apellido',
    'cognome',
    '姓',
    '성',
  ],
  email: ['e mail', 'email', 'mail', 'email address', 'courriel', 'correo', 'correo electronico', 'メール', '이메일', '邮箱', '电子邮件'],
  phone: [
    'telephone',
    'tel',
    'mobile',
    'mobile phone',
    'cell',
    'telefon',
    'handy',
    'mobil',
    'portable',
    'movil',
    'cellulare',
    '電話',
    '전화',
    '电话',
    '手机',
  ],
  addressLine1: ['address', 'street', 'adresse', 'strasse', 'rue', 'direccion', 'calle', 'indirizzo', 'via', '住所', '주소', '地址'],
  cityTown: ['town', 'city', 'ort', 'stadt', 'ville', 'ciudad', 'citta', '市', '도시', '城市'],
  postcode: ['zip', 'zip code', 'postal code', 'eircode', 'plz', 'code postal', 'codigo postal', 'cap', '郵便番号', '우편번호', '邮编'],
  county: ['region', 'landkreis', 'comte', 'condado', 'contea', '郡', '카운티', '县'],
  source: ['found by', 'herkunft', 'quelle', 'origine', 'origen', 'fuente', 'fonte', '出所', '출처', '来源'],
  notes: ['note', 'comment', 'comments', 'remarks', 'notizen', 'bemerkungen', 'remarques', 'notas', 'メモ', '메모', '备注'],
  assignee: ['owner', 'scout', 'zustandig', 'responsable', 'responsabile', '担当', '담당자', '负责人'],
  nextFollowUp: ['follow up', 'next follow up', 'wiedervorlage', 'relance', 'seguimiento', 'ricontatto'],
};

/** The headings of files that the product has exported, in one language. */
export type OwnHeadings = Readonly<Record<FileField | typeof WHOLE_NAME, string>>;

/** A line of the file. */
export interface FileLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly fields: Readonly<Partial<Record<FileField, string>>>;
  /** Filled cells whose headings stand for no field. */
  readonly others: readonly { readonly heading: string; readonly text: string }[];
}

export interface LeadFile {
  readonly lines: readonly FileLine[];
  readonly unknownHeadings: readonly string[];
}

/** The columns in the order of an exported file: a language may use one word for several of them. */
const COLUMNS = [WHOLE_NAME, ...FILE_FIELDS] as const;

const isSame = (one: string, other: string) => normalizeHeading(one) === normalizeHeading(other);

/** Returns the headings of the language that most headings of the file are of. */
function findLanguage(headings: readonly string[], languages: readonly OwnHeadings[]): OwnHeadings | undefined {
  const count = (own: OwnHeadings) => headings.filter((heading) => COLUMNS.some((column) => isSame(own[column], heading))).length;
  return languages.map((own) => ({ own, matches: count(own) })).toSorted((one, other) => other.matches - one.matches)[0]?.own;
}

/** Chooses among columns with the same heading: in the order of the file, or the part of a name if the other part has a column too. */
function chooseColumn(
  named: readonly Column[],
  { before, total, others }: { before: number; total: number; others: readonly string[] },
): Column {
  if (total >= named.length) return named[before] ?? named[0] ?? WHOLE_NAME;
  const parts = named.filter((column) => column !== WHOLE_NAME);
  return others.some((column) => column === 'firstName' || column === 'lastName')
    ? (parts[before] ?? WHOLE_NAME)
    : (named[before] ?? WHOLE_NAME);
}

/** Returns the column of each heading; null for one that stands for no field. */
function findColumns(headings: readonly string[], languages: readonly OwnHeadings[]): (Column | null)[] {
  const own = findLanguage(headings, languages);
  const candidates = headings.map((heading) => {
    const named = COLUMNS.filter((column) => column === heading || (own !== undefined && isSame(own[column], heading)));
    if (named.length > 0) return named;
    const elsewhere = FILE_FIELDS.find((field) => languages.some((one) => isSame(one[field], heading)));
    const known = COLUMNS.find((column) => SYNONYMS[column]?.some((name) => isSame(name, heading)) === true);
    return [known ?? elsewhere].filter((column) => column !== undefined);
  });
  const others = candidates.flatMap((named) => (named.length === 1 ? named : []));
  return headings.map((heading, index) => {
    const named = candidates[index] ?? [];
    if (named.length < 2) return named[0] ?? null;
    const before = headings.slice(0, index).filter((one) => isSame(one, heading)).length;
    return chooseColumn(named, { before, total: headings.filter((one) => isSame(one, heading)).length, others });
  });
}

type Heading = { readonly heading: string; readonly column: Column | null };

function toLine({ record }: DelimitedRow, headings: readonly Heading[], line: number): FileLine {
  // The parts of a name say more than the whole.
  const hasParts = headings.some(({ column }) => column === 'lastName');
  const cells = record.map((cell) => unescapeFormula(cell).trim());
  const fields: Partial<Record<FileField, string>> = {};
  const others: { heading: string; text: string }[] = [];
  for (const [index, text] of cells.entries()) {
    const { column = null, heading = '' } = headings[index] ?? {};
    if (text === '') continue;
    if (column === WHOLE_NAME && hasParts) continue;
    if (column === WHOLE_NAME) Object.assign(fields, splitWholeName(text));
    else if (column !== null && fields[column] === undefined) fields[column] = text;
    else others.push({ heading, text });
  }
  return { line, fields, others };
}

/** Returns the leads of a file; null if it has no heading for a name, or is no table. */
export function parseLeadFile(text: string, languages: readonly OwnHeadings[]): LeadFile | null {
  const [first, ...rows] = parseDelimitedRows(text) ?? [];
  if (first === undefined) return null;
  const texts = first.record.map((heading) => unescapeFormula(heading.trim()));
  const columns = findColumns(texts, languages);
  const headings = texts.map((heading, index) => ({ heading, column: columns[index] ?? null }));
  if (!headings.some(({ column }) => column === 'lastName' || column === WHOLE_NAME)) return null;
  const lines = rows.map((row) => toLine(row, headings, row.line));
  const unknown = headings.filter(({ column, heading }) => column === null && heading !== '');
  return {
    lines: lines.filter(({ fields, others }) => Object.keys(fields).length + others.length > 0),
    unknownHeadings: unknown.map(({ heading }) => heading),
  };
}
