// The menus that editors have arranged, in the frame of public pages. Loaded when somebody comes near them: what the server has rendered of
// them works before that, since they are links and native disclosures.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { readMenus } from '#contract/content/menus.endpoints.ts';
import type { ShownEntry, ShownInnerEntry } from '#contract/content/menus.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './public-menus.module.css';

function useLabels(): (entry: ShownInnerEntry) => string {
  const titles = useTranslations('titles.page');
  return ({ label, page, target }) => label || (page === null ? (target ?? '') : titles(page));
}

interface EntryLinkProps {
  readonly entry: ShownInnerEntry;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

function EntryLink({ entry, className, onFollow }: EntryLinkProps) {
  const labelOf = useLabels();
  const { pathname } = useAddress();
  const { target } = entry;
  const shown = { className, children: labelOf(entry) };
  if (target === null) return <span {...shown} />;
  if (!target.startsWith('/')) return <a href={target} rel="noopener" {...shown} />;
  // Within the site nothing is loaded again.
  return (
    <Link
      to={target}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
      {...(pathname === target ? { 'aria-current': 'page' as const } : {})}
      {...shown}
    />
  );
}

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly entries: readonly ShownInnerEntry[];
}

/** Links that are shown when asked for, and hidden again by Escape, by a press elsewhere, and once one is followed. */
function Disclosure({ summary, entries }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (element.current !== null) element.current.open = false;
  };
  useEffect(() => {
    const press = (event: Event) => {
      const details = element.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !element.current?.open) return;
    close();
    element.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={element} name="public-menu" className={classes['disclosure']} onKeyDown={pressKey}>
      <summary className={classes['entry']}>{summary}</summary>
      <ul className={classes['dropdown']}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} className={entry.target === null ? classes['heading'] : classes['entry']} onFollow={close} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An entry with others below it: what it leads to itself stands first among them. */
function Group({ entry }: { readonly entry: ShownEntry }) {
  const labelOf = useLabels();
  const own = entry.target === null ? [] : [entry];
  const summary = (
    <>
      {labelOf(entry)}
      <span className={classes['chevron']} aria-hidden />
    </>
  );
  return <Disclosure summary={summary} entries={[...own, ...entry.entries]} />;
}

/** Side by side with room, in one menu on a phone: there it gives way to the tools of signed-in users. */
function HeaderMenu() {
  const words = useTranslations('frame');
  const { data } = useEndpoint(readMenus, {});
  const entries = data?.header ?? [];
  if (entries.length === 0) return null;
  const bars = (
    <>
      <span className={classes['bars']} aria-hidden />
      <span className="visually-hidden">{words('menu')}</span>
    </>
  );
  return (
    <nav aria-label={words('menu')}>
      <ul className={classes['wide']}>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.entries.length > 0 ? <Group entry={entry} /> : <EntryLink entry={entry} className={classes['entry']} />}
          </li>
        ))}
      </ul>
      <div className={classes['narrow']}>
        <Disclosure summary={bars} entries={entries.flatMap((entry) => [entry, ...entry.entries])} />
      </div>
    </nav>
  );
}

/** The only navigation without a name: beside the one of the header, that tells it apart. */
function FooterMenu() {
  const { data } = useEndpoint(readMenus, {});
  const entries = data?.footer ?? [];
  if (entries.length === 0) return null;
  return (
    <nav className="no-print">
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

export interface PublicMenuProps {
  /** In the footer rather than in the header. */
  readonly below: boolean;
}

export default function PublicMenu({ below }: PublicMenuProps): ReactNode {
  return below ? <FooterMenu /> : <HeaderMenu />;
}
