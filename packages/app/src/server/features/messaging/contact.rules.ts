// Rules of contact messages: their references, short enough to read out over the phone, and the detection of spam.

/** No vowels, so that no words can occur, and no characters that look alike. */
const REFERENCE_CHARACTERS = '23456789BCDFGHJKMNPQRTVWXZ';

/**
 * @param random unpredictable random bytes, of which the first eight are used
 * @example toReference(randomBytes(8)) // 'K7QM-2XPD'
 */
export function toReference(random: Uint8Array): string {
  const signs = [...random.subarray(0, 8)].map((byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length] ?? '2').join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Minimum number of seconds that a person needs to fill in the form. */
const MIN_SECONDS = 3;

/** Returns whether a message was probably sent by a program: it fills in a hidden field, or is faster than any person. */
export function isSuspect({ homepage, seconds }: { homepage: string; seconds: number }): boolean {
  return homepage.trim() !== '' || seconds < MIN_SECONDS;
}
