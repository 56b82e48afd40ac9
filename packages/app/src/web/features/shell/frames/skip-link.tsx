// The first focusable element: skips the menus.

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
        // The URL stays unchanged: a fragment would add a history entry.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {words('skip')}
    </a>
  );
}
