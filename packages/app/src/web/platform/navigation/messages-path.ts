// The messages page of a user, so that one link in an email works for every role. Pure.

import { hasRoles, isAdminLike } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { paths } from '#web/paths.ts';

const KEPT = ['conversation', 'tab', 'tab2', 'tab3', 'email'];

/** With several roles, those of the hub come first, then the host family's. */
function messagesOf({ roleNames, defaultRoute }: User): string {
  if (isAdminLike(roleNames)) return paths.hubMessages();
  if (hasRoles(roleNames, 'any', ['Host family'])) return paths.hostMessages();
  if (hasRoles(roleNames, 'any', ['Parent'])) return paths.travelMessages();
  return roleNames.length > 0 ? paths.hubMessages() : defaultRoute;
}

export function getMessagesPath({ user, search }: { readonly user: User | null; readonly search: string }): string {
  if (user === null) return paths.signIn();
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(KEPT.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return messagesOf(user) + (kept.size === 0 ? '' : `?${kept}`);
}
