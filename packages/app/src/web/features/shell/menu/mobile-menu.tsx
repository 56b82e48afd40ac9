// The mobile menu: all pages of the user by area.

import type { PageName } from '#contract/platform/page-paths.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listAreas } from './areas.model.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './mobile-menu.module.css';
import { listMenuPages } from './navigation.model.ts';
import { useEntries } from './use-entries.ts';

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
  return (
    <nav className={classes.menu} aria-label={words('navigation')}>
      {makeEntries(pages).map((entry) => (
        <EntryLink key={entry.page} entry={entry} />
      ))}
    </nav>
  );
}
