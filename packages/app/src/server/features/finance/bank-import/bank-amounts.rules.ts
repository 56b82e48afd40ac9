// Reading the amounts of a bank's statement. What is accepted, and nothing else:
//
//   amount    [sign] [currency] [sign] number [currency] [sign | CR | DR], or ([currency] number [currency])
//   sign      + or -, before or behind, once; in brackets or with DR the money went out; CR says that it came in, and goes with no sign
//   currency  the code or a sign of the account's own currency, once; another currency is a fault of its own
//   number    digits, or digits in proper groups of three (12'345 678 is none) with one sign out of . , ' ’ and the spaces; then, behind the
//             other one of . and ,, the minor digits
//
// `12.345` can be twelve or twelve thousand. It is read where the column proves its signs by other cells, of which none says otherwise, or
// where the currency has no minor digits; else it is a fault. Where a column proves its signs, a cell in other signs is a fault too.

/** Why a cell is not read. */
export type AmountError = 'amount' | 'currency' | 'ambiguous';

/** Decimal text, below 0 for money that went out; or why there is none. */
export type BankAmount = { readonly ok: true; readonly amount: string } | { readonly ok: false; readonly fault: AmountError };

/** The currency of an account, and how many minor digits it has. */
export interface AmountCurrency {
  readonly code: string;
  readonly minorDigits: number;
}

type DecimalPoint = '.' | ',';

interface AmountParts {
  readonly isNegative: boolean;
  readonly digits: string;
}

/** The locales in whose manner an own currency may be marked. */
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'ja-JP', 'ko-KR', 'zh-CN'];

const marksByCurrency = new Map<string, ReadonlySet<string>>();

/** All marks by which a currency is known in the languages of the product: `EUR`, `€`. */
function listCurrencyMarks(currency: string): ReadonlySet<string> {
  const known = marksByCurrency.get(currency);
  if (known !== undefined) return known;
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  const written = LOCALES.flatMap((locale) =>
    displays.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
  const marks = new Set([currency, ...written]);
  marksByCurrency.set(currency, marks);
  return marks;
}

/** Characters of the longest cell that is read at all. */
const MAX_CELL_LENGTH = 60;

const SPACES = /[\u00a0\u2009\u202f]/g;
const MARK = String.raw`\p{Sc}\p{L}{0,3}|\p{L}{1,4}\p{Sc}?`;
const AMOUNT_PATTERN = new RegExp(
  String.raw`^(?<open>\()?(?<before>[+-])? ?(?<mark>${MARK})? ?(?<inner>[+-])? ?(?<digits>[\d.,'’ ]*\d) ?(?<tail>${MARK})?(?<close>\))? ?(?<after>[+-]|CR|DR)?$`,
  'iu',
);

/** The parts of a cell whose marks are those of the account's own currency. */
function parseParts(text: string, currency: string): AmountParts | AmountError {
  if (text.length > MAX_CELL_LENGTH) return 'amount';
  const plain = text
    .trim()
    .replace(SPACES, ' ')
    .replace(/\u2212/g, '-');
  // Behind the number CR and DR are no currency.
  const [, head = plain, direction = ''] = /^(.*\d[^\d]*?) ?\b(CR|DR)$/i.exec(plain.replace(/(\d)(CR|DR)$/i, '$1 $2')) ?? [];
  const found = AMOUNT_PATTERN.exec(head.trim())?.groups;
  if (found === undefined) return 'amount';
  const { open, before, mark, inner, digits = '', tail, close, after } = found;
  const marks = [mark, tail].filter((one) => one !== undefined);
  const known = listCurrencyMarks(currency);
  if (marks.some((one) => !known.has(one) && !known.has(one.toUpperCase()))) return marks.every(isCurrencyMark) ? 'currency' : 'amount';
  const signs = [before, inner, after, direction || undefined, open].filter((one) => one !== undefined);
  if (marks.length > 1 || signs.length > 1 || (open === undefined) !== (close === undefined)) return 'amount';
  const [sign = '+'] = signs;
  return { isNegative: ['-', '(', 'DR'].includes(sign.toUpperCase()), digits: digits.trim() };
}

let codes: ReadonlySet<string> | null = null;

/** Whether something marks a currency at all: `US$`, `USD`. */
function isCurrencyMark(mark: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return /\p{Sc}/u.test(mark) || codes.has(mark.toUpperCase());
}

const GROUPED = /^[1-9]\d{0,2}(?:(?<group>[.,'’ ])\d{3})(?:\k<group>\d{3})*$/u;

/** A number with this point; null where it is none, or its groups are not of three. */
function parseNumber(point: DecimalPoint, digits: string): string | null {
  const [whole = '', fraction, ...more] = digits.split(point);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const isPlain = /^\d+$/.test(whole) || (whole === '' && fraction !== undefined);
  if (!isPlain && !GROUPED.test(whole)) return null;
  const bare = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === undefined ? bare : `${bare}.${fraction}`;
}

/** The readings of a number, by its point. */
function listReadings(digits: string): { point: DecimalPoint; value: string }[] {
  return (['.', ','] as const).flatMap((point) => {
    const value = parseNumber(point, digits);
    return value === null ? [] : [{ point, value }];
  });
}

/** The point that a number proves by itself; null where it can be read in both ways, or in none. */
function detectPoint(digits: string): DecimalPoint | null {
  const [first, second] = listReadings(digits);
  return first !== undefined && second === undefined && /[.,]/.test(digits) ? first.point : null;
}

/** The point that a column proves: at least one cell can be read with it alone, and none with the other alone. */
function detectColumnPoint(column: readonly (AmountParts | AmountError)[]): DecimalPoint | null {
  const proven = new Set(column.flatMap((parts) => (typeof parts === 'string' ? [] : (detectPoint(parts.digits) ?? []))));
  const [only] = proven;
  return proven.size === 1 ? (only ?? null) : null;
}

function toBankAmount(
  parts: AmountParts | AmountError,
  { point, minorDigits }: { point: DecimalPoint | null; minorDigits: number },
): BankAmount {
  if (typeof parts === 'string') return { ok: false, fault: parts };
  const readings = listReadings(parts.digits);
  const values = [...new Set(readings.filter((one) => point === null || one.point === point).map(({ value }) => value))];
  const whole = minorDigits === 0 ? values.filter((value) => !value.includes('.')) : [];
  const [value, ...others] = values.length > 1 && whole.length > 0 ? whole : values;
  if (value === undefined) return { ok: false, fault: 'amount' };
  if (others.length > 0) return { ok: false, fault: 'ambiguous' };
  const isNothing = /^[0.]*$/.test(value);
  return { ok: true, amount: parts.isNegative && !isNothing ? `-${value}` : value };
}

/** The amounts of a column, each with the signs that the whole column proves. */
export function parseAmounts(cells: readonly string[], { code, minorDigits }: AmountCurrency): BankAmount[] {
  const column = cells.map((cell) => parseParts(cell, code));
  const point = detectColumnPoint(column);
  return column.map((parts) => toBankAmount(parts, { point, minorDigits }));
}
