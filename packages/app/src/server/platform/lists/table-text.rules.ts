// Reads texts and headings of tables that other programs have written.

/** Falls back to Windows-1252, which older programs use. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
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
