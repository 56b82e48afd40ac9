// Reads texts and headings of tables that other programs have written.

/** Falls back to Windows-1252, which older programs use. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many of the first bytes tell the encoding. */
const SAMPLE = 2000;

/** Text of Latin letters in UTF-16 has a zero in every other byte. */
function findWideEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 8 && even < odd / 4) return 'utf-16le';
  return even > sample.length / 8 && odd < even / 4 ? 'utf-16be' : null;
}

/** Returns the text of a file with its encoding; null if it is no text. */
export function readText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } | null {
  const wide = findWideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  if (bytes.subarray(0, SAMPLE).includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Removes accents, case and punctuation from a heading. */
export function normalizeHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Returns a day that is written as `2026-07-02` or `02/07/2026`; null if it is neither. */
export function parseWrittenDay(text: string): string | null {
  const day = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (day === null) return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
  const [, date = '', month = '', year = ''] = day;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** Splits a whole name before its last word; a comma puts the family name first. */
export function splitWholeName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined) return { firstName: first, lastName: last };
  const words = last.split(/\s+/u);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
