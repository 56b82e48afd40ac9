// What the product says of a page, in one record: what it loads, who may open it, what frames it and where menus name it. Its path alone
// stands elsewhere, in the contract: the server knows it too.

import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { Sections } from '#web/messages/sections.ts';
import type { LazyModule } from '#web/platform/lazy/with-messages.ts';
import type { MenuGroup } from './menu-groups.model.ts';

/** What stands around a page: the header of public pages, the menu and header of its area, those of the user's `own` area, or nothing. */
export type FrameName = 'public' | 'own' | 'travel' | 'hostFamily' | 'hub' | 'mobile' | 'bare';

export type TitleKey = keyof Sections['titles']['page'];

/**
 * Who may open a page: anyone; only who is not signed in (others are sent on); only who is signed in and has no role yet; somebody signed
 * in who holds one of the roles (an empty list restricts nobody) and, where one is named, the right.
 */
export type Guard =
  | { readonly who: 'anyone' }
  | { readonly who: 'visitors' }
  | { readonly who: 'roleless' }
  | { readonly who: 'signedIn'; readonly roles: readonly Role[]; readonly capability?: Capability | undefined };

/** The code of a screen: its component is the default export. */
export type LazyScreen = LazyModule<{ readonly default: ComponentType }>;

/** The code of what stands around pages. */
export type LazyFrame = LazyModule<{ readonly default: ComponentType<{ readonly children: ReactNode }> }>;

/** The place of a page in the menus of its area; within a group pages stand in the order of their records. */
export interface MenuEntry<Group extends string = string> {
  readonly group: Group;
  /** The letter that goes to the page after `g`. */
  readonly shortcut?: string;
  /** Whether the page has a card on the mobile start. */
  readonly hasCard?: true;
  /** Whether the entry tells how many messages are unread. */
  readonly countsUnread?: true;
}

interface PageHead<Frame extends FrameName> {
  readonly title: TitleKey;
  readonly frame: Frame;
  readonly guard: Guard;
}

/** An entry that opens has an icon: the others would not stand in one line with it. */
type ScreenEntry<Frame extends FrameName> =
  | { readonly icon: Icon; readonly menu?: MenuEntry<MenuGroup<Frame>> }
  | { readonly icon?: never; readonly menu?: never };

export type ScreenPage<Frame extends FrameName = FrameName> = PageHead<Frame> &
  ScreenEntry<Frame> & {
    readonly kind: 'screen';
    readonly screen: LazyScreen;
  };

/** A page that does not exist yet; one honest screen stands in for all of these. */
export interface LaterPage<Frame extends FrameName = FrameName> extends PageHead<Frame> {
  readonly kind: 'later';
  readonly title: LaterKey;
  readonly icon?: Icon;
  readonly menu?: MenuEntry<MenuGroup<Frame>>;
}

export type LaterKey = keyof Sections['comingLater']['what'];

/** Where to go instead; asked once the guard has let somebody pass. */
export interface RedirectPage {
  readonly kind: 'redirect';
  readonly guard: Guard;
  readonly to: (from: { readonly user: User | null; readonly search: string }) => string;
}

export type Page = ScreenPage | LaterPage | RedirectPage;

/** A page without a record does not compile. */
export type PageTable = Readonly<Record<PageName, Page>>;

export type FrameTable = Readonly<Record<FrameName, LazyFrame>>;

/** Pages with their frames. */
export interface Tables {
  readonly pages: Partial<PageTable>;
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
  readonly later: LazyScreen;
}
