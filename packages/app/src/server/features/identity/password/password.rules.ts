// Passwords made of what is known about their owner.

/** What is known about whoever chooses a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters alone, in lower case: `Ann-Marie.2` is `annmarie`. */
function toLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Whether a password is the owner's name or e-mail address, whatever figures and signs are put between. */
export function isOwnName(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const [first, last] = [toLetters(firstName), toLetters(lastName)];
  const names = [toLetters(email), toLetters(local), first, last, first + last, last + first].filter((name) => name.length >= 3);
  return names.includes(toLetters(password));
}
