// The cells of an exported file: what they hold, and how text is kept from being taken for a formula.

/** What a column of a file holds. Amounts and other decimal numbers are text, digit by digit. */
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

/** What spreadsheets take for the beginning of a formula, the wide forms of East Asian keyboards too. */
const FORMULA_START = /^'*(?:"*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * The same behind what another program may take for the end of a cell: where a comma is the decimal sign, spreadsheets split at
 * semicolons, in the midst of what stands in quotes.
 */
const INNER_FORMULA = /(?<=[;\t\r\n])(?='*"*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /(?<=[;\t\r\n])'(?='*"*[=+\-@＝＋－＠])/g;

/**
 * Text that no spreadsheet runs: an apostrophe is put before what looks like a formula, wherever a cell may begin, and before what
 * already begins with apostrophes and one, so that `unescapeFormula` can take it off again.
 * @example escapeFormula('=1+1') // "'=1+1"
 * @example escapeFormula('Ann;=1+1') // "Ann;'=1+1"
 */
export function escapeFormula(text: string): string {
  const inner = text.replace(INNER_FORMULA, "'");
  return FORMULA_START.test(inner) ? `'${inner}` : inner;
}

/** The text that `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  const inner = text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
  return inner.replace(GUARDED_INNER, '');
}

/** Whether a text is a plain decimal number, which a file may hold as one: `-12.50`. */
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

/** A cell as text for a CSV file; an empty one is empty. Numbers stay numbers, with their sign and a point. */
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
