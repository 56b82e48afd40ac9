// What may be offered for a user, decided without a page.

import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import type { User } from '#contract/identity/user.ts';

/** Whether somebody may view the product as a user: an open account of somebody else who is no administrator. */
export function canViewAs(
  me: Pick<User, 'id' | 'capabilities' | 'viewedBy'>,
  user: Pick<AdministeredUser, 'id' | 'roleNames' | 'state'>,
): boolean {
  if (!me.capabilities.includes('users.viewAs') || me.viewedBy !== null || me.id === user.id) return false;
  return user.state === 'active' && user.roleNames !== undefined && !user.roleNames.includes('Administrator');
}
