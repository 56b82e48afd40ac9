// What becomes of somebody whom a sign-in provider vouches for.

import type { UserRow } from '#server/features/identity/account/account.queries.ts';
import type { Claims } from './oidc.ts';

export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/**
 * The name of a person as their provider tells it; where it tells none, what stands before the @ of their address.
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
 * How an account that has the address already is joined with the provider's person. `join`: the owner has confirmed the address, as the
 * provider's person has, so they are one. `takeOver`: nobody has confirmed it, so whoever filled in the account may be anybody; the
 * provider's person gets it without the password, the name, the phone number and the sessions that were put there.
 */
export function chooseLinking({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): 'join' | 'takeOver' {
  return emailVerifiedAt === null ? 'takeOver' : 'join';
}
