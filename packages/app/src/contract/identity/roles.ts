// The eight roles, helpers to check them, and the landing page of each after sign-in.

export const ROLES = ['Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'] as const;

export type Role = (typeof ROLES)[number];

/** The roles whose holders read and join conversations of others. */
export const ADMIN_LIKE_ROLES: readonly Role[] = ['Administrator', 'Coordinator', 'Agent', 'Finance'];

/** The roles whose holders work in the hub. */
export const STAFF_ROLES: readonly Role[] = ['Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'];

/** The landing page of each role. The first matching entry wins, regardless of the order in which the roles were granted. */
const LANDINGS: readonly (readonly [Role, string])[] = [
  ['Parent', '/travel/dashboard'],
  ['Host family', '/host-family/hostings'],
  ['Administrator', '/hub'],
  ['Agent', '/hub'],
  ['Coordinator', '/hub'],
  ['Finance', '/hub'],
  ['Vetting admin', '/hub/vetting'],
  ['Page editor', '/hub/pages'],
];

/** The landing page of an account without roles. */
export const NO_ACCESS_PATH = '/no-access';

export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/**
 * Returns whether a user has all or any of the wanted roles. An empty list matches everyone.
 * @example hasRoles(['Parent'], 'any', ['Parent', 'Agent']) // true
 */
export function hasRoles(held: readonly Role[], match: 'all' | 'any', wanted: readonly Role[]): boolean {
  if (wanted.length === 0) return true;
  return match === 'all' ? wanted.every((role) => held.includes(role)) : wanted.some((role) => held.includes(role));
}

/** Returns whether a user works in the hub with messaging and its admin tabs. */
export function isAdminLike(held: readonly Role[]): boolean {
  return hasRoles(held, 'any', ADMIN_LIKE_ROLES);
}

export function isStaff(held: readonly Role[]): boolean {
  return hasRoles(held, 'any', STAFF_ROLES);
}

/** Returns whether a user is a host family without other roles. */
export function isHostFamilyOnly(held: readonly Role[]): boolean {
  return held.length === 1 && held[0] === 'Host family';
}

/** Returns the path that a user lands on after sign-in. */
export function getDefaultRoute(held: readonly Role[]): string {
  return LANDINGS.find(([role]) => held.includes(role))?.[1] ?? NO_ACCESS_PATH;
}
