// The name of a message that was sent to us: short enough to be read out over the phone.

/** No vowels, so that no words come about; and nothing that looks like something else. */
const REFERENCE_CHARACTERS = '23456789BCDFGHJKMNPQRTVWXZ';

/**
 * @param random bytes that nobody can guess; eight of them count
 * @example toReference(randomBytes(8)) // 'K7QM-2XPD'
 */
export function toReference(random: Uint8Array): string {
  const signs = [...random.subarray(0, 8)].map((byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length] ?? '2').join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Seconds in which nobody reads a form, let alone fills it in. */
const MIN_SECONDS = 3;

/** Whether a message looks as if a program had sent it: it fills in what nobody sees, or is faster than anybody. */
export function isSuspect({ homepage, seconds }: { homepage: string; seconds: number }): boolean {
  return homepage.trim() !== '' || seconds < MIN_SECONDS;
}
