// The areas of a user, for switching between them.

import { getDefaultRoute, type Role, STAFF_ROLES } from '#contract/identity/roles.ts';

export type AreaName = 'travel' | 'hostFamily' | 'hub';

export interface Area {
  readonly name: AreaName;
  /** The home page of the area for this user. */
  readonly path: string;
}

const ROLES_OF: Readonly<Record<AreaName, readonly Role[]>> = { travel: ['Parent'], hostFamily: ['Host family'], hub: STAFF_ROLES };

/**
 * Returns a user's areas, in order of priority.
 * @example listAreas(['Agent', 'Parent']) // [{ name: 'travel', … }, { name: 'hub', path: '/hub' }]
 */
export function listAreas(held: readonly Role[]): Area[] {
  return (Object.keys(ROLES_OF) as AreaName[]).flatMap((name) => {
    const roles = held.filter((role) => ROLES_OF[name].includes(role));
    return roles.length === 0 ? [] : [{ name, path: getDefaultRoute(roles) }];
  });
}

/** Returns the area of a path without locale prefix; null if it is in none. */
export function findArea(path: string): AreaName | null {
  const first = path.split('/')[1];
  if (first === 'host-family') return 'hostFamily';
  return first === 'travel' || first === 'hub' ? first : null;
}
