// Decides what happens when a user opens a page. Pure.

import { hasRoles } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { matchPage } from '#contract/platform/page-match.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths } from '#web/paths.ts';
import { isOwnTarget } from './own-target.ts';
import type { Guard, PageTable } from './page-record.ts';

export type Decision =
  | { readonly kind: 'show' }
  /** Go to the sign-in page, and remember the target. */
  | { readonly kind: 'signIn'; readonly to: string; readonly remember: string }
  /** Go to another page; with a toast if `refused`. */
  | { readonly kind: 'go'; readonly to: string; readonly refused: boolean };

/** The requested address: a path with query and fragment, without locale prefix. */
export interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const SHOW: Decision = { kind: 'show' };

/** Returns whether a guard lets a user pass. */
export function canPassGuard(guard: Guard, user: User | null): boolean {
  switch (guard.who) {
    case 'anyone':
      return true;
    case 'visitors':
      return user === null;
    case 'roleless':
      return user !== null && user.roleNames.length === 0;
    case 'signedIn':
      return (
        user !== null &&
        hasRoles(user.roleNames, 'any', guard.roles) &&
        (guard.capability === undefined || user.capabilities.includes(guard.capability))
      );
  }
}

/** Returns the path of the sign-in page, with the email address from the target's query. */
function signInPath({ search }: Target): string {
  return paths.signIn({ email: new URLSearchParams(search).get('email') ?? undefined });
}

export function decide(guard: Guard, { user, target }: { user: User | null; target: Target }): Decision {
  if (canPassGuard(guard, user)) return SHOW;
  if (user === null) {
    return { kind: 'signIn', to: signInPath(target), remember: `${target.pathname}${target.search}${target.hash}` };
  }
  return { kind: 'go', to: user.defaultRoute, refused: guard.who === 'signedIn' };
}

/** Returns the page after sign-in: the remembered target if the user may open it, else their default page. */
export function findLandingPage(user: User, { next, table }: { next: string | undefined; table: Partial<PageTable> }): string {
  if (!isOwnTarget(next)) return user.defaultRoute;
  const name = matchPage(next.replace(/[?#].*$/, ''))?.name;
  const guard = name === undefined ? undefined : table[name]?.guard;
  return guard !== undefined && guard.who !== 'visitors' && canPassGuard(guard, user) ? next : user.defaultRoute;
}

/** Returns whether a page exists and the user may open it. For menus and links to other areas. */
export function isOpen(name: PageName, { user, table }: { user: User | null; table: Partial<PageTable> }): boolean {
  const page = table[name];
  return page !== undefined && canPassGuard(page.guard, user);
}
