// Rules against passwords that consist of their owner's details.

/** Known details of the person who chooses a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the letters only, in lower case: `Ann-Marie.2` becomes `annmarie`. */
function toLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Returns whether a password is the owner's name or email address, ignoring digits and symbols. */
export function isOwnName(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const [first, last] = [toLetters(firstName), toLetters(lastName)];
  const names = [toLetters(email), toLetters(local), first, last, first + last, last + first].filter((name) => name.length >= 3);
  return names.includes(toLetters(password));
}
