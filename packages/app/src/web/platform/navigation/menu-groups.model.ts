// The groups of the menus, by the frame of the pages that stand in them.

/** The groups of each menu, in their order. `own` holds pages about the account, which stand apart from the navigation. */
export const MENU_GROUPS = {
  own: ['own'],
  travel: ['main'],
  hostFamily: ['main'],
  hub: ['today', 'operations', 'people', 'finance', 'pricing', 'content', 'administration', 'own'],
} as const;

/** The frames that have a menu. */
export type MenuArea = keyof typeof MENU_GROUPS;

/** A group of the menu of a frame; none where the frame has no menu. */
export type MenuGroup<Frame extends string> = Frame extends MenuArea ? (typeof MENU_GROUPS)[Frame][number] : never;
