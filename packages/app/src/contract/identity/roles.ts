// The eight roles, what follows from holding them, and where each lands after signing in.

export const ROLES = ['Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'] as const;

export type Role = (typeof ROLES)[number];

const ADMIN_LIKE_ROLES: readonly Role[] = ['Administrator', 'Coordinator', 'Agent', 'Finance'];

/** The roles whose holders work in the hub. */
export const STAFF_ROLES: readonly Role[] = ['Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'];

/** Where the holder of a role lands; of several roles, the first of this list counts, in whatever order they were granted. */
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

/** Where an account waits that holds no role yet. */
export const NO_ACCESS_PATH = '/no-access';

export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/**
 * Whether somebody holds roles: all of the wanted ones, or any of them. Wanting none restricts nobody.
 * @example hasRoles(['Parent'], 'any', ['Parent', 'Agent']) // true
 */
export function hasRoles(held: readonly Role[], match: 'all' | 'any', wanted: readonly Role[]): boolean {
  if (wanted.length === 0) return true;
  return match === 'all' ? wanted.every((role) => held.includes(role)) : wanted.some((role) => held.includes(role));
}

/** Whether somebody works in the hub with its messaging and its admin tabs. */
export function isAdminLike(held: readonly Role[]): boolean {
  return hasRoles(held, 'any', ADMIN_LIKE_ROLES);
}

export function isStaff(held: readonly Role[]): boolean {
  return hasRoles(held, 'any', STAFF_ROLES);
}

/** Whether somebody is a host family and nothing else. */
export function isHostFamilyOnly(held: readonly Role[]): boolean {
  return held.length === 1 && held[0] === 'Host family';
}

/** The path somebody lands on after signing in. */
export function getDefaultRoute(held: readonly Role[]): string {
  return LANDINGS.find(([role]) => held.includes(role))?.[1] ?? NO_ACCESS_PATH;
}
