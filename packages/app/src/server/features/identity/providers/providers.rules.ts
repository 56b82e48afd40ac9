// Rules for accounts of people who sign in through an identity provider.

import type { UserRow } from '#server/features/identity/account/account.queries.ts';
import type { Claims } from './oidc.ts';

export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/**
 * Returns the name in the provider's claims, or the part of the email address before the @ if there is none.
 * @example toFullName({ sub: '1', name: 'Ann Mary Byrne' }, 'ann@example.test') // { firstName: 'Ann Mary', lastName: 'Byrne' }
 */
export function toFullName({ given_name, family_name, name }: Claims, email: string): FullName {
  const words = (name ?? '').split(/\s+/).filter((word) => word !== '');
  const [fallback = ''] = email.split('@');
  const firstName = given_name || words.slice(0, Math.max(1, words.length - 1)).join(' ') || fallback;
  const lastName = family_name || (words.length > 1 ? words.at(-1) : '') || '';
  return { firstName: firstName.slice(0, MAX_NAME_LENGTH), lastName: lastName.slice(0, MAX_NAME_LENGTH) };
}

/**
 * Decides how to link an existing account with the same address to the provider's identity. `join`: the address is verified here and at
 * the provider, so it is the same person. `takeOver`: the address was never verified here, so anyone may have created the account; the
 * provider's user gets it without the existing password, name, phone number and sessions.
 */
export function chooseLinking({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): 'join' | 'takeOver' {
  return emailVerifiedAt === null ? 'takeOver' : 'join';
}
