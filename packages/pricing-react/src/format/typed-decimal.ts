// Decimals as people type them: read with the signs of a locale, or of another where that leaves no doubt; on text alone.

/** `own` tells whether the text is written as the locale does; where it is not, show how it was read. */
export type TypedDecimal = { readonly ok: true; readonly value: string; readonly own: boolean } | { readonly ok: false };

interface Signs {
  readonly decimal: string;
  readonly group: string;
  /** The ten digits, from 0 to 9. */
  readonly digits: readonly string[];
}

const known = /* @__PURE__ */ new Map<string, Signs>();

/** Characters of the longest text that is read at all. */
const LONGEST = 60;

/** More digits after the point than every engine writes. */
const MOST_FRACTION_DIGITS = 20;

/** `1²`, `½`, `1€50`: what would lose its meaning with its form or its sign. */
const UNCLEAR = /\p{No}|\p{Nd}[^\p{Nd}]*[\p{Sc}%％][^\p{Nd}]*\p{Nd}/u;

/**
 * Reads a decimal of at most 60 characters with the decimal sign and the grouping of `locale`; any space or apostrophe groups too,
 * and digits may be full width or the locale's own. The value is decimal text without zeros in front, its fraction as it was typed.
 *
 * What is written in another manner is read where it can mean one number only: `1,234.50` in German, or `1.5`, which groups no
 * thousands. One sign with three digits after it might mean a thousand times more or less: it means what the locale says (`1.234`
 * in German is 1234) and is refused where the locale has no such sign (`1.234` in French).
 */
export function readTypedDecimal(text: string, locale: string): TypedDecimal {
  if (text.length > LONGEST || UNCLEAR.test(text)) return { ok: false };
  const { decimal, group } = signsOf(locale);
  const [, minus, body = ''] = /^([-−–]?) *(.*)$/.exec(latinDigits(plain(text), locale)) ?? [];
  const [, head = '', sign = '', tail = ''] = /^(?:(.*)(\D))?(\d*)$/.exec(body) ?? [];
  if (!Array.from(body).every((each) => `0123456789 '.,${decimal}${group}`.includes(each))) return { ok: false };
  const repeated = head.includes(sign);
  const grouping = groupingOf(body);
  const headGrouping = groupingOf(head);
  const pointed = sign === '.' || sign === ',';

  const mayPoint = sign === decimal || (pointed && grouping === undefined);
  if (mayPoint && !repeated && headGrouping !== undefined) {
    return answer(minus + head, tail, sign === decimal && (headGrouping === '' || headGrouping === group));
  }
  const groups = sign === group || !pointed || repeated;
  return grouping !== undefined && groups ? answer(minus + body, '', sign === '' || sign === group) : { ok: false };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: making one takes a hundred times as long as writing a number with it. */
function formatOf(locale: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: MOST_FRACTION_DIGITS });
  formats.set(key, made);
  return made;
}

/** Decimal text in the signs of the locale, with all its digits: `1234.50` → `1.234,50`. As it is where there are too many to write. */
export function writeDecimal(value: string, locale: string): string {
  const minimumFractionDigits = value.split('.')[1]?.length ?? 0;
  if (minimumFractionDigits > MOST_FRACTION_DIGITS) return value;
  return formatOf(locale, minimumFractionDigits)
    .format(value as Intl.StringNumericLiteral)
    .replace(/[\u2009\u202f]/g, '\u00a0');
}

/** The digits of the locale as 0 to 9. */
export function latinDigits(text: string, locale: string): string {
  const { digits } = signsOf(locale);
  return Array.from(text, (sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join('');
}

/** One kind of space, apostrophe and digit, without currency signs and marks of direction. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Sc}%]/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim();
}

/** What stands between the groups of a whole number, '' for bare digits; undefined where it is none: `0.500`, `12 34`. */
function groupingOf(body: string): string | undefined {
  return /^\d*$/.test(body) ? '' : /^[1-9]\d{0,2}(\D)(?:\d{2,3}\1)*\d{3}$/.exec(body)?.[1];
}

function answer(whole: string, fraction: string, own: boolean): TypedDecimal {
  const digits = whole.replace(/\D/g, '');
  if (digits + fraction === '') return { ok: false };
  const value = (digits.replace(/^0+(?=\d)/, '') || '0') + (fraction && `.${fraction}`);
  return { ok: true, value: /^\D/.test(whole) && /[1-9]/.test(value) ? `-${value}` : value, own };
}

function signsOf(locale: string): Signs {
  const signs = known.get(locale) ?? readSigns(new Intl.NumberFormat(locale));
  known.set(locale, signs);
  return signs;
}

function readSigns(format: Intl.NumberFormat): Signs {
  const parts = format.formatToParts(1234567.5);
  const sign = (wanted: string) => plain(parts.find(({ type }) => type === wanted)?.value ?? '') || ' ';
  return { decimal: sign('decimal'), group: sign('group'), digits: Array.from('0123456789', (digit) => format.format(Number(digit))) };
}
