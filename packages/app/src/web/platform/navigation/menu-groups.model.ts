// The groups of the menus, by the frame of their pages.

/** The groups of each menu, in their order. `own` has pages about the account, apart from the navigation. */
export const MENU_GROUPS = {
  own: ['own'],
  travel: ['main'],
  hostFamily: ['main'],
  hub: ['today', 'operations', 'people', 'finance', 'pricing', 'content', 'administration', 'own'],
} as const;

/** The frames with a menu. */
export type MenuArea = keyof typeof MENU_GROUPS;

/** A group in the menu of a frame; `never` for frames without a menu. */
export type MenuGroup<Frame extends string> = Frame extends MenuArea ? (typeof MENU_GROUPS)[Frame][number] : never;
