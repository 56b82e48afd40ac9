// The header of the hub: the menu on phones, search and commands, notifications, area and account.

import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { overlay } from '#web/features/shell/commands/commands.store.ts';
import { AccountMenu } from '#web/features/shell/menu/account-menu.tsx';
import { AreaSwitch } from '#web/features/shell/menu/area-switch.tsx';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './hub-frame.module.css';

const APPLE = /mac|iphone|ipad/i;

/** Returns the shortcut of the palette as labelled on the user's keyboard. */
export function paletteKeys(): string {
  return APPLE.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}

export function HubHeader({ onMenu }: { readonly onMenu: () => void }) {
  const words = useTranslations('shell');
  return (
    <header className={`${classes.header} no-print`}>
      <ActionIcon className={classes.burger} aria-label={words('openMenu')} size={44} onClick={onMenu}>
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <UnstyledButton className={classes.search} onClick={() => overlay.set('palette')}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.searchText}>{words('palette.open')}</span>
        <kbd className={classes.keys}>{paletteKeys()}</kbd>
      </UnstyledButton>
      <div className={classes.tools}>
        {useHeaderTools()}
        <AreaSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
