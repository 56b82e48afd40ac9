// The menus that editors have arranged, in the frame of public pages. Loaded after the frame, which every visitor's first page waits for.

import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readMenus } from '#contract/content/menus.endpoints.ts';
import type { ShownEntry, ShownInnerEntry } from '#contract/content/menus.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './public-menus.module.css';

const isWithin = (target: string) => target.startsWith('/');

const toCurrent = (target: string, pathname: string) => (pathname === target ? { 'aria-current': 'page' as const } : {});

function useLabels(): (entry: ShownInnerEntry) => string {
  const titles = useTranslations('titles.page');
  return ({ label, page, target }) => label || (page === null ? (target ?? '') : titles(page));
}

function EntryLink({ entry, className }: { readonly entry: ShownInnerEntry; readonly className: string | undefined }) {
  const labelOf = useLabels();
  const { pathname } = useAddress();
  const { target } = entry;
  const shown = { className, children: labelOf(entry) };
  if (target === null) return <span {...shown} />;
  // Within the site nothing is loaded again.
  return isWithin(target) ? (
    <Link to={target} {...toCurrent(target, pathname)} {...shown} />
  ) : (
    <a href={target} rel="noopener" {...shown} />
  );
}

function Items({ entries }: { readonly entries: readonly ShownInnerEntry[] }) {
  const labelOf = useLabels();
  const { pathname } = useAddress();
  return entries.map((entry) => {
    const { key, target } = entry;
    const children = labelOf(entry);
    if (target === null) return <Menu.Label key={key}>{children}</Menu.Label>;
    if (!isWithin(target)) {
      return (
        <Menu.Item key={key} component="a" href={target} rel="noopener">
          {children}
        </Menu.Item>
      );
    }
    return (
      <Menu.Item key={key} component={Link} to={target} {...toCurrent(target, pathname)}>
        {children}
      </Menu.Item>
    );
  });
}

/** An entry with others below it: what it leads to itself stands first among them. */
function Group({ entry }: { readonly entry: ShownEntry }) {
  const labelOf = useLabels();
  const own = entry.target === null ? [] : [entry];
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes['entry']}>
          {labelOf(entry)}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Items entries={[...own, ...entry.entries]} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface HeaderMenuProps {
  /** On a phone the header has no room beside the tools of signed-in users: there it stands in the footer. */
  readonly at: 'header' | 'desk' | 'phone';
}

/** Side by side with room, in one menu on a phone. */
function HeaderMenu({ at }: HeaderMenuProps) {
  const words = useTranslations('frame');
  const { data } = useEndpoint(readMenus, {});
  const entries = data?.header ?? [];
  if (entries.length === 0) return null;
  return (
    <nav aria-label={words('menu')} className={classes['header']} data-at={at}>
      <ul className={classes['wide']}>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.entries.length > 0 ? <Group entry={entry} /> : <EntryLink entry={entry} className={classes['entry']} />}
          </li>
        ))}
      </ul>
      <div className={classes['narrow']}>
        <Menu position="bottom-end" width={260}>
          <Menu.Target>
            <UnstyledButton className={classes['entry']} aria-label={words('menu')}>
              <IconMenu2 size={24} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown className={classes['dropdown'] ?? ''}>
            <Items entries={entries.flatMap((entry) => [entry, ...entry.entries])} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </nav>
  );
}

function FooterMenu() {
  const words = useTranslations('frame');
  const { data } = useEndpoint(readMenus, {});
  const entries = data?.footer ?? [];
  if (entries.length === 0) return null;
  return (
    <nav aria-label={words('footerMenu')} className={`${classes['footer']} no-print`}>
      <ul className={classes['places']}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} className={entry.target === null ? classes['heading'] : classes['entry']} />
            {entry.entries.length > 0 && (
              <ul className={classes['list']}>
                {entry.entries.map((inner) => (
                  <li key={inner.key}>
                    <EntryLink entry={inner} className={classes['entry']} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PublicMenuProps {
  readonly at: HeaderMenuProps['at'] | 'footer';
}

export default function PublicMenu({ at }: PublicMenuProps): ReactNode {
  return at === 'footer' ? <FooterMenu /> : <HeaderMenu at={at} />;
}
