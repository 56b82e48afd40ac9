// The characters that every SEPA bank accepts, and replacements for the others.

/** Characters that Unicode normalization doesn't reduce to a permitted one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '@': '(at)',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '"': "'",
};

const FORBIDDEN_CHARACTERS = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

interface SepaTextOptions {
  /** The maximum length. */
  readonly max: number;
  /** The text to use if no readable character is left. */
  readonly fallback: string;
}

/**
 * Converts a text to the characters permitted in a bank file.
 * @example toSepaText('Zoë Łukasz & Söhne', { max: 70, fallback: 'Payee 3' }) // 'Zoe Lukasz + Sohne'
 */
export function toSepaText(text: string, { max, fallback }: SepaTextOptions): string {
  const plain = [...text].map((sign) => PLAIN_LETTERS[sign] ?? sign).join('');
  const letters = plain.normalize('NFKD').replace(/\p{M}/gu, '').replace(FORBIDDEN_CHARACTERS, ' ');
  // SEPA forbids a slash at either end, and two in a row.
  const kept = letters
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
  const trimmed = kept.replace(/^[/ ]+|[/ ]+$/g, '');
  return /[A-Za-z0-9]/.test(trimmed) ? trimmed : fallback;
}
