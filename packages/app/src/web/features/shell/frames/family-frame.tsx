// The frame of pages for parents and host families: a header on desktop, a bottom bar on phones.

import { Drawer, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Commands } from '#web/features/shell/commands/commands.tsx';
import { AccountMenu } from '#web/features/shell/menu/account-menu.tsx';
import { AreaSwitch } from '#web/features/shell/menu/area-switch.tsx';
import { EntryLink } from '#web/features/shell/menu/entry-link.tsx';
import { listMenuPages, MAIN_PAGES } from '#web/features/shell/menu/navigation.model.ts';
import { type Entry, useEntries } from '#web/features/shell/menu/use-entries.ts';
import { ViewAsBanner } from '#web/features/shell/view-as-banner.tsx';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Brand } from './brand.tsx';
import classes from './family-frame.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

/** The entries that don't fit into the bar, on desktop. */
function MoreMenu({ entries }: { entries: readonly Entry[] }) {
  const words = useTranslations('shell');
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.more} data-current={entries.some(({ current }) => current) || undefined}>
          {words('more')}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ page, to, label, current }) => (
          <Menu.Item key={page} component={Link} to={to} aria-current={current ? 'page' : undefined}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The bottom bar on phones; its last entry opens all others. */
function BottomBar({ main, rest }: { main: readonly Entry[]; rest: readonly Entry[] }) {
  const words = useTranslations('shell');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <nav className={`${classes.bottom} no-print`} aria-label={words('navigation')}>
        {main.map((entry) => (
          <EntryLink key={entry.page} entry={entry} stacked />
        ))}
        {rest.length > 0 && (
          <UnstyledButton
            className={classes.bottomMore}
            aria-haspopup="dialog"
            aria-expanded={opened}
            data-current={rest.some(({ current }) => current) || undefined}
            onClick={() => setOpened(true)}
          >
            <IconMenu2 size={24} stroke={1.75} aria-hidden />
            {words('more')}
          </UnstyledButton>
        )}
      </nav>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        classNames={{ content: classes.sheet ?? '' }}
        title={words('more')}
        closeButtonProps={{ 'aria-label': words('closeMenu') }}
      >
        <nav className={classes.list} aria-label={words('more')}>
          {rest.map((entry) => (
            <EntryLink key={entry.page} entry={entry} onFollow={close} />
          ))}
        </nav>
      </Drawer>
    </>
  );
}

interface FamilyFrameProps {
  readonly area: 'travel' | 'hostFamily';
  readonly home: string;
  readonly children: ReactNode;
}

export function FamilyFrame({ area, home, children }: FamilyFrameProps) {
  const words = useTranslations('shell');
  const entries = useEntries()(listMenuPages(usePages().table, area));
  const user = useUser();
  const tools = useHeaderTools();
  const main = entries.slice(0, MAIN_PAGES);
  const rest = entries.slice(MAIN_PAGES);
  return (
    <div className={classes.frame}>
      <SkipLink />
      <ViewAsBanner />
      <header className={`${classes.header} no-print`}>
        <div className={classes.bar}>
          <Brand to={home} />
          <nav className={classes.top} aria-label={words('navigation')}>
            {main.map((entry) => (
              <EntryLink key={entry.page} entry={entry} withIcon={false} />
            ))}
            {rest.length > 0 && <MoreMenu entries={rest} />}
          </nav>
          <div className={classes.tools}>
            {user !== null && (
              <>
                {tools}
                <AreaSwitch />
                <AccountMenu />
                <Commands />
              </>
            )}
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <BottomBar main={main} rest={rest} />
      <WrapperBar />
    </div>
  );
}
