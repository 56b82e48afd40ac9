// Parses bank statements in CSV: finds columns by their headings, and the date, amount, payer and reference of each line.

import { CsvError, parse } from 'csv-parse/sync';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';
import { type AmountCurrency, type AmountError, type BankAmount, parseAmounts } from './bank-amounts.rules.ts';

/** The required columns. */
const COLUMNS = ['date', 'amount', 'payer', 'reference'] as const;
type Column = (typeof COLUMNS)[number];

/** Known headings in eight languages, normalized. Earlier ones take precedence. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  date: [
    ...['booking date', 'posted date', 'transaction date', 'date', 'buchungstag', 'buchungsdatum', 'datum', 'valuta', 'wertstellung'],
    ...[
      'date operation',
      'date comptable',
      'fecha',
      'fecha operacion',
      'data',
      'data contabile',
      '取引日',
      '日付',
      '거래일',
      '날짜',
      '交易日期',
      '日期',
    ],
  ],
  amount: [
    ...['amount', 'credit', 'paid in', 'money in', 'betrag', 'umsatz', 'montant', 'importe', 'importo', 'ammontare'],
    ...['入金額', '金額', '入金', '입금액', '금액', '收入金额', '金额'],
  ],
  payer: [
    ...['payer', 'payer name', 'name', 'counterparty', 'from', 'auftraggeber', 'zahlungspflichtiger', 'beguenstigter zahlungspflichtiger'],
    ...['emetteur', 'payeur', 'nom', 'ordenante', 'nombre', 'ordinante', 'nome', '振込依頼人', '依頼人', '입금자', '付款人', '付款方'],
  ],
  reference: [
    ...['reference', 'remittance information', 'description', 'details', 'narrative', 'verwendungszweck', 'buchungstext', 'libelle'],
    ...['communication', 'concepto', 'referencia', 'causale', 'descrizione', '摘要', '備考', '적요', '내용', '附言', '备注'],
  ],
};

/** Optional columns, by their whole heading: the currency of an amount, and its direction. */
const EXTRA_HEADINGS = {
  currency: ['currency', 'ccy', 'wahrung', 'devise', 'moneda', 'divisa', '通貨', '통화', '币种', '货币'],
  direction: [
    ...['cr dr', 'dr cr', 'credit debit', 'debit credit', 'credit debit indicator', 'debit credit indicator', 'soll haben'],
    ...['soll haben kennzeichen', 's h', 'sens', 'debe haber', 'dare avere', '借贷标志'],
  ],
} as const;
type ExtraColumn = keyof typeof EXTRA_HEADINGS;

/** The values of a direction column, in capitals. */
const INCOMING_MARKS = ['CR', 'C', 'CREDIT', 'CRDT', 'H', 'HABEN', 'HABER', 'AVERE', '贷'];
const OUTGOING_MARKS = ['DR', 'D', 'DEBIT', 'DBIT', 'S', 'SOLL', 'DEBE', 'DARE', '借'];

/** A parsed line of the statement. */
export interface StatementLine {
  /** The line number in the file, from 1. */
  readonly line: number;
  /** ISO date; null if unreadable. */
  readonly paidOn: string | null;
  /** Decimal text, below 0 for outgoing money; null if unreadable. */
  readonly amount: string | null;
  /** Why there is no amount; `columns` if the line's cells don't match the heading, so that none can be trusted. */
  readonly amountFault: AmountError | 'columns' | null;
  readonly payerName: string;
  readonly reference: string;
}

/** The lines, or the columns without a heading. */
export type Statement =
  | { readonly ok: true; readonly lines: readonly StatementLine[] }
  | { readonly ok: false; readonly missing: readonly Column[] };

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether its last quote is never closed, so that it contains all following lines. */
  readonly isUnclosed: boolean;
}

/** Limits the number of rows to read. */
interface ReadLimit {
  readonly separator: string;
  readonly most?: number;
}

type ParsedRow = Readonly<{ record: readonly string[]; info: { readonly lines: number } }>;

/**
 * Parses rows. An unclosed quote counts as closed at the end of the text. If a closing quote is followed by more than blanks, such cells
 * keep their quotes.
 */
function parseRows(text: string, extent: ReadLimit, { isUnclosed = false, rtrim = true } = {}): { rows: ParsedRow[]; isUnclosed: boolean } {
  const { separator: delimiter, most: to = -1 } = extent;
  const lenient = { relax_column_count: true, relax_quotes: true, record_delimiter: ['\r\n', '\n', '\r'] };
  try {
    const rows: unknown[] = parse(text, { ...lenient, bom: true, delimiter, ltrim: true, rtrim, to, info: true });
    return { rows: rows as ParsedRow[], isUnclosed };
  } catch (error) {
    const code = error instanceof CsvError ? error.code : null;
    if (code === 'CSV_QUOTE_NOT_CLOSED' && !isUnclosed) return parseRows(`${text}"`, extent, { isUnclosed: true, rtrim });
    if (code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE' && rtrim) return parseRows(text, extent, { isUnclosed, rtrim: false });
    throw error;
  }
}

/** Returns the records of a CSV text, each with its first line number; quoted cells may contain line breaks. */
function parseRecords(text: string, extent: ReadLimit): CsvRecord[] {
  const { rows, isUnclosed } = parseRows(text, extent);
  const lineOf = (index: number) => (rows[index - 1]?.info.lines ?? 0) + 1;
  return rows
    .map(({ record: cells }, index) => ({ line: lineOf(index), cells, isUnclosed: isUnclosed && index === rows.length - 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

type ColumnPositions = Partial<Record<Column | ExtraColumn, number>>;

/** Finds the cell of each column by an exact heading, or else by a heading that starts with a known one. */
function findColumnPositions(cells: readonly string[]): ColumnPositions {
  const headings = cells.map(normalizeHeading);
  const places: ColumnPositions = {};
  for (const [extra, words] of Object.entries(EXTRA_HEADINGS) as [ExtraColumn, readonly string[]][]) {
    const place = headings.findIndex((heading) => words.map(normalizeHeading).includes(heading));
    if (place >= 0) places[extra] = place;
  }
  for (const column of COLUMNS) {
    const words = HEADINGS[column].map(normalizeHeading);
    const exact = words.map((word) => headings.indexOf(word)).find((place) => place >= 0);
    const begins = words.map((word) => headings.findIndex((heading) => heading.startsWith(`${word} `))).find((place) => place >= 0);
    const place = exact ?? begins;
    if (place !== undefined && !Object.values(places).includes(place)) places[column] = place;
  }
  return places;
}

function toIsoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const text = `${String(full).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || full < 1900 || full >= 2200 ? null : text;
}

const PARTS = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})(?!\d)/;

/** Returns whether dates have the month first: some date allows no other reading, and none contradicts it. */
function isMonthFirst(dates: readonly string[]): boolean {
  const parts = dates.flatMap((date) => [PARTS.exec(date)]).filter((match) => match !== null && (match[1] ?? '').length <= 2);
  return parts.some((match) => Number(match?.[2]) > 12) && !parts.some((match) => Number(match?.[1]) > 12);
}

/** Converts a date of a bank to ISO: `02.07.2026`, `2/7/26`, `20260702`, `2026年7月2日`. */
export function parseDay(text: string, { monthFirst = false } = {}): string | null {
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim());
  const [, first = '', second = '', third = ''] = packed ?? PARTS.exec(text.trim()) ?? [];
  if (third === '') return null;
  if (first.length === 4) return toIsoDay(Number(first), Number(second), Number(third));
  return monthFirst ? toIsoDay(Number(third), Number(first), Number(second)) : toIsoDay(Number(third), Number(second), Number(first));
}

/** The number of rows in which to look for the heading. */
const MAX_HEADING_ROW = 60;

/** Parses a statement. Account details may precede the heading; the separator is the first one with which the heading is found. */
export function parseStatement(text: string, currency: AmountCurrency = { code: 'EUR', minorDigits: 2 }): Statement {
  let best: ColumnPositions = {};
  for (const separator of [';', ',', '\t']) {
    for (const [index, { cells }] of parseRecords(text, { separator, most: MAX_HEADING_ROW }).entries()) {
      const places = findColumnPositions(cells);
      if (countColumns(places) > countColumns(best)) best = places;
      if (COLUMNS.every((column) => places[column] !== undefined))
        return {
          ok: true,
          lines: toStatementLines(parseRecords(text, { separator }).slice(index + 1), { places, currency, headings: cells }),
        };
    }
  }
  return { ok: false, missing: COLUMNS.filter((column) => best[column] === undefined) };
}

function countColumns(places: ColumnPositions): number {
  return COLUMNS.filter((column) => places[column] !== undefined).length;
}

interface AmountHints {
  readonly currency: string;
  readonly direction: string;
}

/** Applies currency and direction columns to an amount: a foreign currency, or an unknown or contradictory direction, is a fault. */
function applyAmountHints(read: BankAmount, { currency, direction }: AmountHints, own: string): BankAmount {
  if (currency !== '' && currency.toUpperCase() !== own) return { ok: false, fault: 'currency' };
  if (!read.ok || direction === '') return read;
  const isOut = OUTGOING_MARKS.includes(direction.toUpperCase());
  if (!isOut && !INCOMING_MARKS.includes(direction.toUpperCase())) return { ok: false, fault: 'amount' };
  if (!read.amount.startsWith('-')) return isOut ? { ok: true, amount: `-${read.amount}` } : read;
  return isOut ? read : { ok: false, fault: 'amount' };
}

/** Returns the currency in the heading of the amounts, as in `Amount (USD)`; empty if there is none. */
function findHeadingCurrency(heading: string): string {
  const known = new Set(Intl.supportedValuesOf('currency'));
  return heading.split(/[^A-Z]+/u).find((word) => known.has(word)) ?? '';
}

interface Heading {
  readonly places: ColumnPositions;
  readonly currency: AmountCurrency;
  readonly headings: readonly string[];
}

function toStatementLines(records: readonly CsvRecord[], { places, currency, headings }: Heading): StatementLine[] {
  const cellOf = (cells: readonly string[], column: Column | ExtraColumn) =>
    (cells[places[column] ?? -1] ?? '').replace(/\s+/gu, ' ').trim();
  const monthFirst = isMonthFirst(records.map(({ cells }) => cellOf(cells, 'date')));
  const amounts = parseAmounts(
    records.map(({ cells }) => cellOf(cells, 'amount')),
    currency,
  );
  const ofHeading = findHeadingCurrency(headings[places.amount ?? -1] ?? '');
  return records.map(({ line, cells, isUnclosed }, index) => {
    const told = { currency: cellOf(cells, 'currency') || ofHeading, direction: cellOf(cells, 'direction') };
    const read = applyAmountHints(amounts[index] ?? { ok: false, fault: 'amount' }, told, currency.code);
    // An unquoted separator within a cell, such as a thousands separator, shifts all following cells.
    const isMoved = isUnclosed || cells.slice(headings.length).some((cell) => cell.trim() !== '');
    return {
      line,
      paidOn: parseDay(cellOf(cells, 'date'), { monthFirst }),
      amount: read.ok && !isMoved ? read.amount : null,
      amountFault: isMoved ? 'columns' : read.ok ? null : read.fault,
      payerName: cellOf(cells, 'payer').slice(0, 200),
      reference: cellOf(cells, 'reference').slice(0, 200),
    };
  });
}

const normalizeReference = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const patterns = new Map<string, RegExp>();

/** Matches an invoice number in any spelling, unless another digit follows. */
function toNumberPattern(number: string): RegExp {
  const known = patterns.get(number);
  if (known !== undefined) return known;
  const made = new RegExp(`${Array.from(normalizeReference(number)).join('[^\\p{L}\\p{N}]*')}(?!\\p{N})`, 'giu');
  if (patterns.size > 10_000) patterns.clear();
  patterns.set(number, made);
  return made;
}

/** Returns the invoices whose numbers are in a reference, in order, ignoring case, blanks and dashes. */
export function findInvoiceNumbers<Numbered extends { readonly number: string }>(
  reference: string,
  invoices: readonly Numbered[],
): Numbered[] {
  const text = normalizeReference(reference);
  const places = invoices
    .filter(({ number }) => number !== '' && text.includes(normalizeReference(number)))
    .flatMap((invoice) =>
      Array.from(reference.matchAll(toNumberPattern(invoice.number)), ({ 0: { length }, index }) => ({
        invoice,
        from: index,
        to: index + length,
      })),
    );
  // Ignores a number within a longer one.
  const isWithin = (one: (typeof places)[number], other: (typeof places)[number]) =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  const meant = places.filter((one) => !places.some((other) => isWithin(one, other)));
  return [...new Set(meant.toSorted((a, b) => a.from - b.from).map(({ invoice }) => invoice))];
}
