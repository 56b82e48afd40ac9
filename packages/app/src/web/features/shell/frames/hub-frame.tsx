// The frame of the hub: dense, with navigation at the side, fully usable by keyboard.

import { ActionIcon, Drawer, MantineThemeProvider } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Commands } from '#web/features/shell/commands/commands.tsx';
import { HubNavigation } from '#web/features/shell/menu/hub-navigation.tsx';
import { ViewAsBanner } from '#web/features/shell/view-as-banner.tsx';
import { paths } from '#web/paths.ts';
import { getProductName } from '#web/platform/product.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { denseTheme } from '#web/ui/theme-dense.ts';
import { Brand } from './brand.tsx';
import classes from './hub-frame.module.css';
import { HubHeader } from './hub-header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

function Side() {
  const words = useTranslations('shell');
  const folded = useStore(persist).navigationFolded === true;
  return (
    <aside className={`${classes.side} no-print`} data-folded={folded || undefined}>
      <div className={classes.sideHead}>
        {!folded && <Brand to={paths.hub()} />}
        <ActionIcon
          aria-label={folded ? words('unfold') : words('fold')}
          aria-expanded={!folded}
          onClick={() => persist.update({ navigationFolded: folded ? undefined : true })}
        >
          {folded ? (
            <IconLayoutSidebarLeftExpand size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
      </div>
      {!folded && (
        <div className={classes.scroll}>
          <HubNavigation />
        </div>
      )}
    </aside>
  );
}

export default function HubFrame({ children }: { readonly children: ReactNode }) {
  const words = useTranslations('shell');
  const [menu, setMenu] = useState(false);
  const close = () => setMenu(false);
  return (
    <MantineThemeProvider theme={denseTheme} inherit>
      <SkipLink />
      <ViewAsBanner />
      <div className={classes.frame}>
        <Side />
        <div className={classes.right}>
          <HubHeader onMenu={() => setMenu(true)} />
          <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
      </div>
      <Drawer
        opened={menu}
        onClose={close}
        size={288}
        padding={8}
        title={getProductName()}
        closeButtonProps={{ 'aria-label': words('closeMenu') }}
      >
        <HubNavigation onFollow={close} />
      </Drawer>
      <Commands single />
      <WrapperBar />
    </MantineThemeProvider>
  );
}
