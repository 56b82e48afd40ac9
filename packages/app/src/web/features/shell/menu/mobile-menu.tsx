// The mobile menu: all pages of the user by area, with planned pages collapsed at the end.

import type { PageName } from '#contract/platform/page-paths.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listAreas } from './areas.model.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './mobile-menu.module.css';
import { listMenuPages } from './navigation.model.ts';
import { type Entry, useEntries } from './use-entries.ts';

/** Only some planned pages have an icon, so none is shown for them. */
function Links({ entries, withIcon }: { entries: readonly Entry[]; withIcon: boolean }) {
  return entries.map((entry) => <EntryLink key={entry.page} entry={entry} withIcon={withIcon} />);
}

export function MobileMenu() {
  const words = useTranslations('shell');
  const areas = listAreas(useSignedInUser().roleNames);
  const makeEntries = useEntries();
  const { table } = usePages();
  const pages: readonly PageName[] = [
    'mobileHome',
    ...areas.flatMap(({ name }) => listMenuPages(table, name)),
    ...listMenuPages(table, 'own'),
  ];
  const entries = makeEntries(pages);
  const later = entries.filter((entry) => entry.later);
  return (
    <>
      <nav className={classes.menu} aria-label={words('navigation')}>
        <Links entries={entries.filter((entry) => !entry.later)} withIcon />
      </nav>
      {later.length > 0 && (
        <details className={classes.later}>
          <summary>{words('later')}</summary>
          <nav className={classes.menu} aria-label={words('later')}>
            <Links entries={later} withIcon={false} />
          </nav>
        </details>
      )}
    </>
  );
}
