// Rules for the actions offered on a user, without markup.

import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import type { User } from '#contract/identity/user.ts';

/** Returns whether a viewer can view the product as a user: an active account of another user who is not an administrator. */
export function canViewAs(
  me: Pick<User, 'id' | 'capabilities' | 'viewedBy'>,
  user: Pick<AdministeredUser, 'id' | 'roleNames' | 'state'>,
): boolean {
  if (!me.capabilities.includes('users.viewAs') || me.viewedBy !== null || me.id === user.id) return false;
  return user.state === 'active' && user.roleNames !== undefined && !user.roleNames.includes('Administrator');
}
