// The frame of pages for parents as visitors see them: its few entries are links, so that none of the code of menus is needed.

import type { ReactNode } from 'react';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import { EntryLink } from '#web/features/shell/menu/entry-link.tsx';
import { listMenuPages } from '#web/features/shell/menu/navigation.model.ts';
import { useEntries } from '#web/features/shell/menu/use-entries.ts';
import { paths } from '#web/paths.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Brand } from './brand.tsx';
import classes from './family-frame.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WayIn } from './way-in.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

export default function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const words = useTranslations('shell');
  const entries = useEntries()(listMenuPages(usePages().table, 'travel'));
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={`${classes.header} no-print`}>
        <div className={classes.bar}>
          <Brand to={paths.home()} />
          <nav className={classes.top} aria-label={words('navigation')}>
            {entries.map((entry) => (
              <EntryLink key={entry.page} entry={entry} withIcon={false} />
            ))}
          </nav>
          <div className={classes.tools}>
            <LanguageSelect />
            <WayIn />
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {/* A bar for the page that is open anyway would only take its room. */}
      {entries.length > 1 && (
        <nav className={`${classes.bottom} no-print`} aria-label={words('navigation')}>
          {entries.map((entry) => (
            <EntryLink key={entry.page} entry={entry} stacked />
          ))}
        </nav>
      )}
      <WrapperBar />
    </div>
  );
}
