// The first thing a keyboard reaches: past the menus, to the page itself.

import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './frame.module.css';

export const MAIN_ID = 'main';

export function SkipLink() {
  const words = useTranslations('frame');
  return (
    <a
      href={`#${MAIN_ID}`}
      className={classes.skip}
      onClick={(event) => {
        // The address stays as it is: a fragment would be one more step in the history.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {words('skip')}
    </a>
  );
}
