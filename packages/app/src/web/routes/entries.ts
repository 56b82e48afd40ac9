// Short ways to write an entry of the table of routes.

import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { SectionName } from '#web/messages/sections.ts';
import type { FrameName, Guard, LaterKey, LaterRoute, LoadScreen, RedirectRoute, ScreenRoute, TitleKey } from '#web/platform/route.ts';

export const ANYONE: Guard = { who: 'anyone' };
export const VISITORS: Guard = { who: 'visitors' };
export const ROLELESS: Guard = { who: 'roleless' };

/** Somebody signed in who holds one of the roles; whoever it is, when none is named. */
export function holders(...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles };
}

/** The same, and the right must not be switched off for all of their roles. */
export function holdersWith(capability: Capability, ...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles, capability };
}

type Rest = { readonly load: LoadScreen; readonly words?: readonly SectionName[] };

/** Entries of one area. */
export function entriesOf(frame: FrameName) {
  return {
    /** A page that is there. */
    screen: (title: TitleKey, guard: Guard, { load, words = [] }: Rest): ScreenRoute => ({
      kind: 'screen',
      title,
      frame,
      guard,
      load,
      words,
    }),
    /** A page that is still to come. */
    later: (title: LaterKey, guard: Guard): LaterRoute => ({ kind: 'later', title, frame, guard }),
  };
}

/** Another path for what is found elsewhere; the query is kept. */
export function redirectTo(path: string, guard: Guard): RedirectRoute {
  return { kind: 'redirect', guard, to: ({ search }) => path + search };
}

export function redirect(guard: Guard, to: (from: { readonly user: User | null; readonly search: string }) => string): RedirectRoute {
  return { kind: 'redirect', guard, to };
}
