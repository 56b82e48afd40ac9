// The letters that every bank of the SEPA takes, and what becomes of the others.

/** Letters that are no plain letter with a mark. */
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
  /** As many signs as fit there. */
  readonly max: number;
  /** What stands there when nothing is left that could be read. */
  readonly fallback: string;
}

/**
 * A text as it may stand in a file for a bank.
 * @example toSepaText('Zoë Łukasz & Söhne', { max: 70, fallback: 'Payee 3' }) // 'Zoe Lukasz + Sohne'
 */
export function toSepaText(text: string, { max, fallback }: SepaTextOptions): string {
  const plain = [...text].map((sign) => PLAIN_LETTERS[sign] ?? sign).join('');
  const letters = plain.normalize('NFKD').replace(/\p{M}/gu, '').replace(FORBIDDEN_CHARACTERS, ' ');
  // A slash means something to banks at either end, and twice in a row.
  const kept = letters
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
  const trimmed = kept.replace(/^[/ ]+|[/ ]+$/g, '');
  return /[A-Za-z0-9]/.test(trimmed) ? trimmed : fallback;
}
