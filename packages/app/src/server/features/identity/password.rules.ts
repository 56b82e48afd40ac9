// Which passwords are not taken: those that anybody would try first, and those made of what is known about their owner.

import type { FieldFault } from '#contract/platform/validation.ts';
import { isCommonPassword } from './common-passwords.rules.ts';

/** What is known about whoever chooses a password. */
export interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters alone, in lower case: `Ann-Marie.2` is `annmarie`. */
function letters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Whether a password is the owner's name or e-mail address, whatever figures and signs are put between. */
export function isOwnName(password: string, { email, firstName, lastName }: Owner): boolean {
  const [local = ''] = email.split('@');
  const [first, last] = [letters(firstName), letters(lastName)];
  const names = [letters(email), letters(local), first, last, first + last, last + first].filter((name) => name.length >= 3);
  return names.includes(letters(password));
}

/** What is wrong with a new password, beside its length; nothing in most cases. */
export function faultsOfPassword(password: string, owner: Owner): FieldFault[] {
  if (isCommonPassword(password)) return [{ field: 'password', rule: 'commonPassword' }];
  return isOwnName(password, owner) ? [{ field: 'password', rule: 'ownName' }] : [];
}
