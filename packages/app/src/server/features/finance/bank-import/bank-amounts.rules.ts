// Parses the amounts of a bank statement. Accepts only this grammar:
//
//   amount    [sign] [currency] [sign] number [currency] [sign | CR | DR], or ([currency] number [currency])
//   sign      + or -, before or after, once; brackets or DR mean outgoing money; CR means incoming money, without another sign
//   currency  the code or a symbol of the account's own currency, once; another currency has its own fault
//   number    digits, or digits in proper groups of three (not 12'345 678) separated by one of . , ' ’ and the spaces; then, after the
//             other one of . and ,, the minor digits
//
// `12.345` can be twelve or twelve thousand. It is accepted if other cells of the column prove its separators and none contradicts, or if
// the currency has no minor digits; otherwise it is a fault. In a column with proven separators, a cell with other ones is a fault too.

/** Why a cell can't be parsed. */
export type AmountError = 'amount' | 'currency' | 'ambiguous';

/** Decimal text, below 0 for outgoing money; or the fault. */
export type BankAmount = { readonly ok: true; readonly amount: string } | { readonly ok: false; readonly fault: AmountError };

/** The currency of an account, with its number of minor digits. */
export interface AmountCurrency {
  readonly code: string;
  readonly minorDigits: number;
}

type DecimalPoint = '.' | ',';

interface AmountParts {
  readonly isNegative: boolean;
  readonly digits: string;
}

/** The locales whose currency symbols are accepted. */
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'ja-JP', 'ko-KR', 'zh-CN'];

const marksByCurrency = new Map<string, ReadonlySet<string>>();

/** Returns all codes and symbols of a currency in the languages of the product: `EUR`, `€`. */
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

/** The maximum length of a cell. */
const MAX_CELL_LENGTH = 60;

const SPACES = /[\u00a0\u2009\u202f]/g;
const MARK = String.raw`\p{Sc}\p{L}{0,3}|\p{L}{1,4}\p{Sc}?`;
const AMOUNT_PATTERN = new RegExp(
  String.raw`^(?<open>\()?(?<before>[+-])? ?(?<mark>${MARK})? ?(?<inner>[+-])? ?(?<digits>[\d.,'’ ]*\d) ?(?<tail>${MARK})?(?<close>\))? ?(?<after>[+-]|CR|DR)?$`,
  'iu',
);

/** Parses a cell, whose currency marks must be those of the account's own currency. */
function parseParts(text: string, currency: string): AmountParts | AmountError {
  if (text.length > MAX_CELL_LENGTH) return 'amount';
  const plain = text
    .trim()
    .replace(SPACES, ' ')
    .replace(/\u2212/g, '-');
  // After the number, CR and DR aren't a currency.
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

/** Returns whether a mark is a currency at all: `US$`, `USD`. */
function isCurrencyMark(mark: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return /\p{Sc}/u.test(mark) || codes.has(mark.toUpperCase());
}

const GROUPED = /^[1-9]\d{0,2}(?:(?<group>[.,'’ ])\d{3})(?:\k<group>\d{3})*$/u;

/** Parses a number with this decimal point; null if it is invalid or its groups aren't of three digits. */
function parseNumber(point: DecimalPoint, digits: string): string | null {
  const [whole = '', fraction, ...more] = digits.split(point);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const isPlain = /^\d+$/.test(whole) || (whole === '' && fraction !== undefined);
  if (!isPlain && !GROUPED.test(whole)) return null;
  const bare = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === undefined ? bare : `${bare}.${fraction}`;
}

/** Returns the possible readings of a number, by decimal point. */
function listReadings(digits: string): { point: DecimalPoint; value: string }[] {
  return (['.', ','] as const).flatMap((point) => {
    const value = parseNumber(point, digits);
    return value === null ? [] : [{ point, value }];
  });
}

/** Returns the only possible decimal point of a number; null if it is ambiguous or unreadable. */
function detectPoint(digits: string): DecimalPoint | null {
  const [first, second] = listReadings(digits);
  return first !== undefined && second === undefined && /[.,]/.test(digits) ? first.point : null;
}

/** Returns the decimal point of a column: at least one cell allows only this one, and none allows only the other. */
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

/** Parses the amounts of a column, with the decimal point that the whole column proves. */
export function parseAmounts(cells: readonly string[], { code, minorDigits }: AmountCurrency): BankAmount[] {
  const column = cells.map((cell) => parseParts(cell, code));
  const point = detectColumnPoint(column);
  return column.map((parts) => toBankAmount(parts, { point, minorDigits }));
}
