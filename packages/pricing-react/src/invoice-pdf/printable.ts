// Text as it can be set: one line, without what has no shape of its own.

/**
 * Control characters become spaces; joiners, direction marks and variation selectors go. A letter and its accents are composed, for
 * fonts have more of those; Han characters stay as they were typed, since a name is written with one form and not with another.
 */
export function printable(text: string): string {
  return text
    .replace(/\P{Mark}\p{Mark}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Every text within a value, however deep, as it is set. */
export function printableTexts(value: unknown): string[] {
  if (typeof value === 'string') return [printable(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(printableTexts) : [];
}
