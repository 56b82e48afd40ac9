// Decides what happens when somebody opens a page. Pure.

import { hasRoles } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { matchPage } from '#contract/platform/page-match.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths } from '#web/paths.ts';
import { isOwnTarget } from './own-target.ts';
import type { Guard, PageTable } from './page-record.ts';

export type Decision =
  | { readonly kind: 'show' }
  /** To the sign-in, remembering the target. */
  | { readonly kind: 'signIn'; readonly to: string; readonly remember: string }
  /** To another page; `refused` says so in a toast. */
  | { readonly kind: 'go'; readonly to: string; readonly refused: boolean };

/** What is asked for: a path with its query and fragment, without locale prefix. */
export interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const SHOW: Decision = { kind: 'show' };

/** Whether a guard lets somebody pass. */
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

/** The sign-in page, with the e-mail address that the target's query names. */
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

/** Where somebody goes after signing in: to the remembered target if they may open it, else to their default page. */
export function findLandingPage(user: User, { next, table }: { next: string | undefined; table: Partial<PageTable> }): string {
  if (!isOwnTarget(next)) return user.defaultRoute;
  const name = matchPage(next.replace(/[?#].*$/, ''))?.name;
  const guard = name === undefined ? undefined : table[name]?.guard;
  return guard !== undefined && guard.who !== 'visitors' && canPassGuard(guard, user) ? next : user.defaultRoute;
}

/** Whether a page can be opened: it may be, and it exists already. For menus and links to other areas. */
export function isOpen(name: PageName, { user, table }: { user: User | null; table: Partial<PageTable> }): boolean {
  const page = table[name];
  return page !== undefined && page.kind !== 'later' && canPassGuard(page.guard, user);
}
