// The link to the sign-in for visitors, or to the own pages for who has signed in.

import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './frame.module.css';

/** Pages on which users choose what to book. */
const CHOOSING = ['travel', 'experience', 'oldExperience'];

export function WayIn() {
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
