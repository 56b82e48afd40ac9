// Brings a text into one plain form for comparison, and maps places in it back to the original.

/** A text in plain lower-case characters; each UTF-16 unit knows the part of the original that it stands for. */
export interface NormalisedText {
  readonly text: string;
  /** The same with capitals, unit for unit. */
  readonly cased: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Characters without a width or a meaning of their own: joiners, marks of direction, variation selectors, the frame of a keycap. */
const INVISIBLE = /^(?:[\p{Cf}\p{Variation_Selector}]|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|\u20e3|\u3164|\uffa0)$/u;

/** Letters of other scripts that look like Latin letters or digits, and signs that NFKC is not to change or does not know. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', е: 'e', з: '3', і: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ѕ: 's', ј: 'j' },
    ...{ А: 'A', В: 'B', Е: 'E', З: '3', І: 'I', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', Ѕ: 'S', Ј: 'J' },
    ...{ α: 'a', ο: 'o', ν: 'v', ρ: 'p', τ: 't', Α: 'A', Β: 'B', Ε: 'E', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Χ: 'X' },
    ...{ ß: 'ss', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ı: 'i', đ: 'd', ð: 'd' },
    ...{
      '\u2010': '-',
      '\u2011': '-',
      '\u2012': '-',
      '–': '-',
      '—': '-',
      '\u2015': '-',
      '−': '-',
      '‧': '.',
      '․': '.',
      '。': '。',
      '…': '…',
    },
    ...{ '’': "'", '‘': "'", '´': "'", '`': "'", '“': '"', '”': '"', '＃': '#', '⓿': '0', '❶': '1', '❷': '2', '❸': '3', '❹': '4' },
    ...{ '❺': '5', '❻': '6', '❼': '7', '❽': '8', '❾': '9', '➊': '1', '➋': '2', '➌': '3', '➍': '4', '➎': '5', '➏': '6', '➐': '7' },
    ...{ '➑': '8', '➒': '9', '²': '²', '³': '³', º: 'º', ª: 'ª' },
  }),
);

const plainForms = new Map<string, string>();

/** Returns the value of a decimal digit of any script. The scripts have their ten digits in a row that begins at …0 or …6. */
function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const low = code & 0xf;
  const beginsAtZero = low < 6 || (low <= 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - low)));
  return String(beginsAtZero ? low : low - 6);
}

function computePlainForm(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (/^\s$/.test(character)) return ' ';
  const known = LOOK_ALIKES.get(character);
  if (known !== undefined) return known;
  const composed = character.normalize('NFKC');
  if (composed !== character && composed.length === 1) return computePlainForm(composed);
  if (/^\p{Nd}$/u.test(composed)) return toAsciiDigit(composed);
  const bare = /^\p{Script=Latin}/u.test(composed) ? composed.normalize('NFD').replace(/\p{M}/gu, '') : composed;
  return /^\p{M}+$/u.test(bare) && /[\u0300-\u036f]/.test(bare) ? '' : bare;
}

/** Returns the plain form of one character: ASCII where there is one, without accents; nothing for invisible ones. */
function toPlainForm(character: string): string {
  let plain = plainForms.get(character);
  if (plain === undefined) {
    plain = computePlainForm(character);
    // Whoever writes must not fill the memory of the server.
    if (plainForms.size < 5000) plainForms.set(character, plain);
  }
  return plain;
}

/** Folds one unit to lower case, and leaves the few alone that would become longer. */
function toLowerUnit(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === unit.length ? lower : unit;
}

/**
 * Returns the text without accents, capitals, disguised digits and invisible characters.
 * @example normaliseText('Tél. ０８７').text // 'tel. 087'
 */
export function normaliseText(original: string): NormalisedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < original.length; ) {
    const code = original.codePointAt(index) ?? 0;
    const next = index + (code > 0xffff ? 2 : 1);
    const character = original.slice(index, next);
    const plain = code > 32 && code < 127 && code !== 96 ? character : toPlainForm(character);
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = next;
    for (let unit = 0; unit < plain.length; unit += 1) {
      units.push(plain.charAt(unit));
      starts.push(index);
      ends.push(next);
    }
    index = next;
  }
  const cased = units.join('');
  const lower = cased.toLowerCase();
  return { text: lower.length === cased.length ? lower : units.map(toLowerUnit).join(''), cased, starts, ends };
}
