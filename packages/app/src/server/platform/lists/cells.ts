// The cells of an exported file, with protection against formula injection.

/** The content of a cell. Amounts and other decimals are strings, to keep all digits. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'number'; readonly value: string | number | null }
  | { readonly kind: 'money'; readonly value: string | null }
  | { readonly kind: 'flag'; readonly value: boolean | null }
  /** `2026-07-02` */
  | { readonly kind: 'day'; readonly value: string | null }
  | { readonly kind: 'instant'; readonly value: Date | null };

export type CellKind = Cell['kind'];

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What spreadsheets take as the start of a formula, including full-width characters of East Asian keyboards. */
const FORMULA_START = /^'*(?:"*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * The same after a character that another program may take as the end of a cell: where the comma is the decimal sign, spreadsheets split at
 * semicolons, even within quotes.
 */
const INNER_FORMULA = /(?<=[;\t\r\n])(?='*"*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /(?<=[;\t\r\n])'(?='*"*[=+\-@＝＋－＠])/g;

/**
 * Escapes text so that no spreadsheet runs it: puts an apostrophe before what looks like a formula, wherever a cell may start, and before
 * existing apostrophes followed by one, so that `unescapeFormula` can reverse it.
 * @example escapeFormula('=1+1') // "'=1+1"
 * @example escapeFormula('Ann;=1+1') // "Ann;'=1+1"
 */
export function escapeFormula(text: string): string {
  const inner = text.replace(INNER_FORMULA, "'");
  return FORMULA_START.test(inner) ? `'${inner}` : inner;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  const inner = text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
  return inner.replace(GUARDED_INNER, '');
}

/** Returns whether a text is a plain decimal number, which a file may store as a number: `-12.50`. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

interface Zone {
  readonly timeZone: string;
}

/** A moment on the clock of a zone: `2026-07-02 14:05`. */
export function formatMoment(at: Date, { timeZone }: Zone): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

export interface CellFormat extends Zone {
  readonly yes: string;
  readonly no: string;
}

/** Formats a cell as text for a CSV file; null as an empty string. Numbers keep their sign and decimal point. */
export function formatCell(cell: Cell, texts: CellFormat): string {
  if (cell.value === null) return '';
  switch (cell.kind) {
    case 'flag':
      return escapeFormula(cell.value ? texts.yes : texts.no);
    case 'instant':
      return formatMoment(cell.value, texts);
    case 'number':
    case 'money':
      return isNumber(String(cell.value)) ? String(cell.value) : escapeFormula(String(cell.value));
    default:
      return escapeFormula(cell.value);
  }
}
