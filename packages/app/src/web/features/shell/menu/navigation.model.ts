// The menus of each area, derived from the page records. The guards of the pages decide who sees which entry.

import type { PageName } from '#contract/platform/page-paths.ts';
import { MENU_GROUPS, type MenuArea, type MenuGroup } from '#web/platform/navigation/menu-groups.model.ts';
import type { MenuEntry, PageTable } from '#web/platform/navigation/page-record.ts';

type Table = Partial<PageTable>;

/** The groups of the hub's side navigation, without the account pages. */
export type GroupName = Exclude<MenuGroup<'hub'>, 'own'>;

export interface Group {
  readonly name: GroupName;
  readonly pages: readonly PageName[];
}

/** How many entries are in the bar of parents and host families; the others are under "More". */
export const MAIN_PAGES = 4;

/** Returns the pages in the menu of an area, in the order of their records. */
function listEntries(table: Table, area: MenuArea): (readonly [PageName, MenuEntry])[] {
  return (Object.keys(table) as PageName[]).flatMap((name) => {
    const page = table[name];
    if (page === undefined || page.kind === 'redirect' || page.frame !== area || page.menu === undefined) return [];
    return [[name, page.menu] as const];
  });
}

function listGroupPages(table: Table, { area, group }: { area: MenuArea; group: string }): PageName[] {
  return listEntries(table, area).flatMap(([name, menu]) => (menu.group === group ? [name] : []));
}

/** Returns the groups of the hub's side navigation. */
export function listHubGroups(table: Table): Group[] {
  const names = MENU_GROUPS.hub.filter((group) => group !== 'own');
  return names.map((name) => ({ name, pages: listGroupPages(table, { area: 'hub', group: name }) }));
}

/** Returns every page in the menu of an area, by group. */
export function listMenuPages(table: Table, area: MenuArea): PageName[] {
  return MENU_GROUPS[area].flatMap((group) => listGroupPages(table, { area, group }));
}

/** Returns the account pages of all areas. */
export function listOwnPages(table: Table): PageName[] {
  return (['own', 'hub'] as const).flatMap((area) => listGroupPages(table, { area, group: 'own' }));
}

/** Returns the pages of an area that have a card on the mobile start page. */
export function listCardPages(table: Table, area: MenuArea): PageName[] {
  return listMenuPages(table, area).filter((name) => getMenuEntry(table, name)?.hasCard);
}

/** Returns the menu entry of a page; undefined if it has none. */
export function getMenuEntry(table: Table, name: PageName): MenuEntry | undefined {
  const page = table[name];
  return page === undefined || page.kind === 'redirect' ? undefined : page.menu;
}

/** Returns the pages of the hub that have a shortcut (`g` and a letter), with the letter. */
export function listShortcuts(table: Table): { readonly page: PageName; readonly letter: string }[] {
  return listMenuPages(table, 'hub').flatMap((page) => {
    const letter = getMenuEntry(table, page)?.shortcut;
    return letter === undefined ? [] : [{ page, letter }];
  });
}

/** Returns the groups with the pages that the user can open, without those that have none. */
export function listOpenGroups(groups: readonly Group[], canOpen: (page: PageName) => boolean): readonly Group[] {
  return groups.map(({ name, pages }) => ({ name, pages: pages.filter(canOpen) })).filter(({ pages }) => pages.length > 0);
}

/**
 * Returns the page for the letter after `g`, if the user can open it.
 * @example findShortcutPage('u', { table: PAGES, canOpen: () => true }) // 'hubUsers'
 */
export function findShortcutPage(
  letter: string,
  { table, canOpen }: { table: Table; canOpen: (page: PageName) => boolean },
): PageName | undefined {
  const found = listShortcuts(table).find((shortcut) => shortcut.letter === letter.toLowerCase())?.page;
  return found !== undefined && canOpen(found) ? found : undefined;
}
