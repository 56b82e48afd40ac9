// The record of a page: what it loads, who may open it, its frame and its place in menus. Only its path is elsewhere, in the contract,
// because the server uses it too.

import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { Sections } from '#web/messages/sections.ts';
import type { LazyModule } from '#web/platform/lazy/with-messages.ts';
import type { MenuGroup } from './menu-groups.model.ts';

/** What surrounds a page: the header of public pages, the menu and header of an area (`own`: of the user's default area), or nothing. */
export type FrameName = 'public' | 'own' | 'travel' | 'hostFamily' | 'hub' | 'mobile' | 'bare';

export type TitleKey = keyof Sections['titles']['page'];

/**
 * Who may open a page: anyone; only visitors (signed-in users are sent on); only signed-in users without a role; only signed-in users with
 * one of the roles (any if the list is empty) and, if given, the capability.
 */
export type Guard =
  | { readonly who: 'anyone' }
  | { readonly who: 'visitors' }
  | { readonly who: 'roleless' }
  | { readonly who: 'signedIn'; readonly roles: readonly Role[]; readonly capability?: Capability | undefined };

/** The lazy code of a screen: its component is the default export. */
export type LazyScreen = LazyModule<{ readonly default: ComponentType }>;

/** The lazy code of a frame. */
export type LazyFrame = LazyModule<{ readonly default: ComponentType<{ readonly children: ReactNode }> }>;

/** The place of a page in the menus of its area; within a group, pages are in the order of their records. */
export interface MenuEntry<Group extends string = string> {
  readonly group: Group;
  /** The letter that opens the page after `g`. */
  readonly shortcut?: string;
  /** Whether the page has a card on the mobile home page. */
  readonly hasCard?: true;
  /** Whether the entry shows the number of unread messages. */
  readonly countsUnread?: true;
}

interface PageHead<Frame extends FrameName> {
  readonly title: TitleKey;
  readonly frame: Frame;
  readonly guard: Guard;
}

/** A menu entry must have an icon, so that it aligns with the others. */
type ScreenEntry<Frame extends FrameName> =
  | { readonly icon: Icon; readonly menu?: MenuEntry<MenuGroup<Frame>> }
  | { readonly icon?: never; readonly menu?: never };

export type ScreenPage<Frame extends FrameName = FrameName> = PageHead<Frame> &
  ScreenEntry<Frame> & {
    readonly kind: 'screen';
    readonly screen: LazyScreen;
    /** Whether the server renders it for who may open it: they read it before any of its code has arrived. */
    readonly isServerRendered?: true;
    /** What visitors see of a page that the server has rendered, instead of the screen, until they touch it. */
    readonly still?: LazyScreen;
  };

/** Where to go instead, once the guard has passed. */
export interface RedirectPage {
  readonly kind: 'redirect';
  readonly guard: Guard;
  readonly to: (from: { readonly user: User | null; readonly search: string }) => string;
}

export type Page = ScreenPage | RedirectPage;

/** A page without a record is a compile error. */
export type PageTable = Readonly<Record<PageName, Page>>;

export type FrameTable = Readonly<Record<FrameName, LazyFrame>>;

/** Pages with their frames. */
export interface Tables {
  readonly pages: Partial<PageTable>;
  readonly frames: Partial<FrameTable>;
}

/** The pages of the router. */
export interface RouterTables {
  /** The pages that anyone may open, in the first bundle. */
  readonly first: Tables;
  /** Loads more pages that anyone may open; visitors need all others only to be sent elsewhere. */
  readonly visitor: () => Promise<Tables>;
  /** Loads all pages, for signed-in users and for other addresses. */
  readonly all: () => Promise<Tables>;
  /** All pages, if they are loaded already. */
  readonly whole?: Tables;
}
