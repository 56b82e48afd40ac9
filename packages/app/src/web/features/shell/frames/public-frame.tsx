// The frame of public pages: about the company, language, sign-in. It is part of the initial load, so it is kept small.

import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import { SchemeButton } from '#web/features/shell/scheme-button.tsx';
import { paths } from '#web/paths.ts';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Brand } from './brand.tsx';
import classes from './frame.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WayIn } from './way-in.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

/** Without the code of the menus, which may fail to load, the rest of the page is still of use. */
const PublicMenu = lazy(() => import('./public-menus.tsx').catch((): typeof import('./public-menus.tsx') => ({ default: () => null })));

const menuOf = (below: boolean) => (
  <Suspense>
    <PublicMenu below={below} />
  </Suspense>
);

export default function PublicFrame({ children }: { readonly children: ReactNode }) {
  // Not by the records of the pages, which are not all loaded for visitors.
  const titles = useTranslations('titles');
  return (
    <div className={classes.public}>
      <SkipLink />
      <header className={classes.publicHeader}>
        <Brand to={paths.home()} />
        {menuOf(false)}
        <div className={classes.tools}>
          {useHeaderTools()}
          <LanguageSelect />
          <WayIn />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.publicMain}>
        {children}
      </main>
      <footer className={`${classes.footer} no-print`}>
        {menuOf(true)}
        {(['contactUs', 'cookies'] as const).map((page) => (
          <Link key={page} to={paths[page]()} className={classes.quiet}>
            {titles(`page.${page}`)}
          </Link>
        ))}
        <SchemeButton />
      </footer>
      <WrapperBar />
    </div>
  );
}
