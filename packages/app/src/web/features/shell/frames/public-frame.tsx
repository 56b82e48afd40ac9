// The frame of public pages: about the company, language, sign-in. It is part of the initial load, so it is kept small.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import { SchemeButton } from '#web/features/shell/scheme-button.tsx';
import { paths } from '#web/paths.ts';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Brand } from './brand.tsx';
import classes from './frame.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

/** Pages on which users choose what to book. */
const CHOOSING = ['travel', 'experience', 'oldExperience'];

function WayIn() {
  const words = useTranslations('frame');
  const { name, titleOf } = usePages();
  const current = useSession();
  const { pathname, search } = useAddress();
  if (current.state === 'signedIn') {
    // Users without a role have no home.
    if (current.user.roleNames.length === 0) return null;
    return (
      <Link to={current.user.defaultRoute} className={classes.way}>
        {words('myPages')}
      </Link>
    );
  }
  if (current.state === 'loading' || name === 'home' || name === 'signIn') return null;
  // After sign-in the user continues where they were.
  const isChoosing = CHOOSING.some((begin) => name.startsWith(begin));
  const remember = () => isChoosing && tabSession.update({ next: pathname + search });
  return (
    <Link to={paths.signIn()} className={classes.way} onClick={remember}>
      {titleOf('signIn')}
    </Link>
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
        <Link to={paths.contactUs()} className={classes.quiet}>
          {titles('page.contactUs')}
        </Link>
        <SchemeButton />
      </footer>
      <WrapperBar />
    </div>
  );
}
