// The frame of public pages: about the company, language, sign-in. It is part of the initial load, so it is kept small.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import { SchemeButton } from '#web/features/shell/scheme-button.tsx';
import { paths } from '#web/paths.ts';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import { AbsentPart, LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Brand } from './brand.tsx';
import classes from './frame.module.css';
import type { PublicMenuProps } from './public-menus.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WayIn } from './way-in.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

/** Until they are touched, what the server has rendered of the menus is enough; without their code the rest of the page is of use, too. */
const MENU = laterPart<PublicMenuProps>({
  load: () => import('./public-menus.tsx').catch(() => ({ default: AbsentPart })),
  messages: [],
});

interface MenuPlaceProps extends PublicMenuProps {
  readonly className: string | undefined;
}

function MenuPlace({ className, below }: MenuPlaceProps) {
  // The menus mark the page that is open.
  const { pathname } = useAddress();
  return (
    <div className={className}>
      <LaterPart part={MENU} props={{ below }} shows={pathname} />
    </div>
  );
}

export default function PublicFrame({ children }: { readonly children: ReactNode }) {
  // Not by the records of the pages, which are not all loaded for visitors.
  const titles = useTranslations('titles');
  return (
    <div className={classes.public}>
      <SkipLink />
      <header className={classes.publicHeader}>
        <Brand to={paths.home()} />
        <MenuPlace className={classes.menu} below={false} />
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
        <MenuPlace className={classes.menuBelow} below />
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
