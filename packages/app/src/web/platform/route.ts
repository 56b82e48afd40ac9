// What the table of routes says of a page: what it loads, who may open it, what frames it and which words it needs.

import type { ComponentType } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { SectionName, Sections } from '#web/messages/sections.ts';

/** What stands around a page: the menu and header of its area, those of the user's `own` area, or nothing. */
export type FrameName = 'public' | 'own' | 'travel' | 'hostFamily' | 'hub' | 'mobile' | 'bare';

export type TitleKey = keyof Sections['titles']['page'];

/**
 * Who may open a page: anyone; only who is not signed in (others are sent on); somebody signed in who holds one of the roles
 * (an empty list restricts nobody) and, where one is named, the right.
 */
export type Guard =
  | { readonly who: 'anyone' }
  | { readonly who: 'visitors' }
  | { readonly who: 'roleless' }
  | { readonly who: 'signedIn'; readonly roles: readonly Role[]; readonly capability?: Capability | undefined };

/** The code of a screen: its component is the default export. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

interface Page {
  readonly title: TitleKey;
  readonly frame: FrameName;
  readonly guard: Guard;
}

export interface ScreenRoute extends Page {
  readonly kind: 'screen';
  readonly load: LoadScreen;
  /** Sections of words that are loaded with the screen. */
  readonly words: readonly SectionName[];
}

/** A page that does not exist yet; one honest screen stands in for all of these. */
export interface LaterRoute extends Page {
  readonly kind: 'later';
  readonly title: LaterKey;
}

export type LaterKey = keyof Sections['comingLater']['what'];

/** Where to go instead; asked once the guard has let somebody pass. */
export interface RedirectRoute {
  readonly kind: 'redirect';
  readonly guard: Guard;
  readonly to: (from: { readonly user: User | null; readonly search: string }) => string;
}

export type Route = ScreenRoute | LaterRoute | RedirectRoute;

/** A page without an entry does not compile. */
export type RouteTable = Readonly<Record<PageName, Route>>;

/** A stage on which a page is shown. */
export interface FrameEntry {
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly children: React.ReactNode }> }>;
  readonly words: readonly SectionName[];
}

export type FrameTable = Readonly<Record<FrameName, FrameEntry>>;

/** Routes with their frames. */
export interface Tables {
  readonly routes: Partial<RouteTable>;
  readonly frames: Partial<FrameTable>;
}

/** What the router shows pages from. */
export interface RouterTables {
  /** The pages that everybody may open: the first page brings them along. */
  readonly first: Tables;
  /** All of them, for whoever is signed in or asks for another page. */
  readonly all: () => Promise<Tables>;
  /** The same where they are loaded already. */
  readonly whole?: Tables;
  /** The screen that stands in for pages that are still to come. */
  readonly later: LoadScreen;
}
