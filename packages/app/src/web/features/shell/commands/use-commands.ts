// All commands of the palette: available pages, actions, and pages that are planned.

import { useMantineColorScheme } from '@mantine/core';
import { useLocation } from 'wouter';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { changeLanguage } from '#web/features/shell/change-language.ts';
import { listAreas } from '#web/features/shell/menu/areas.model.ts';
import { getMenuEntry, listMenuPages } from '#web/features/shell/menu/navigation.model.ts';
import { paths } from '#web/paths.ts';
import { listLanguageNames, pageLocale } from '#web/platform/messages/locale.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { signOut, useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { overlay } from './commands.store.ts';

export interface Command {
  readonly id: string;
  readonly group: 'pages' | 'actions';
  readonly label: string;
  /** The area of a page, for users with several areas. */
  readonly note?: string;
  /** The letter after `g`. */
  readonly letter?: string | undefined;
  readonly run: () => void;
}

/** @param single whether to include the overview of single-key shortcuts */
export function useCommands({ single }: { single: boolean }): Command[] {
  const words = useTranslations('shell');
  const [, navigate] = useLocation();
  const canOpen = usePageAccess();
  const { table, titleOf } = usePages();
  const { setColorScheme } = useMantineColorScheme();
  const { roleNames, capabilities } = useSignedInUser();
  const areas = listAreas(roleNames);
  const mayInvite = canOpen('hubUsers') && capabilities.includes('users.write') && capabilities.includes('roles.write');

  const page = (name: PageName, note?: string): Command => ({
    id: name,
    group: 'pages',
    label: titleOf(name),
    ...(note === undefined ? {} : { note }),
    letter: single ? getMenuEntry(table, name)?.shortcut : undefined,
    run: () => navigate(PAGE_PATHS[name]),
  });
  const pages = areas.flatMap(({ name: area }) =>
    listMenuPages(table, area)
      .filter(canOpen)
      .map((name) => page(name, areas.length > 1 ? words(`area.${area}`) : undefined)),
  );

  const action = (id: string, label: string, run: () => void): Command => ({ id, group: 'actions', label, run });
  const actions = [
    ...(mayInvite ? [action('invite', words('palette.invite'), () => navigate(paths.hubUsers({ invite: 'yes' })))] : []),
    ...(areas.length > 1 ? areas.map(({ name, path }) => action(`area-${name}`, words(`area.${name}`), () => navigate(path))) : []),
    ...(['auto', 'light', 'dark'] as const).map((scheme) =>
      action(`colours-${scheme}`, words('palette.colours', { name: words(`colours.${scheme}`) }), () => setColorScheme(scheme)),
    ),
    ...listLanguageNames()
      .filter(({ locale }) => locale !== pageLocale())
      .map(({ locale, name }) => action(`language-${locale}`, words('palette.language', { name }), () => changeLanguage(locale))),
    ...(single ? [action('shortcuts', words('shortcuts.title'), () => overlay.set('shortcuts'))] : []),
    action('sign-out', words('account.signOut'), () => signOut()),
  ];
  const own = listMenuPages(table, 'own').map((name) => page(name));
  return [...pages, ...own, ...actions];
}
