// Asks visitors at the bottom of the window whether their visits may be counted: saying no is as easy as saying yes.

import { useLayoutEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { useKeepClear } from '#web/ui/keep-clear.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { chooseConsent } from './consent.ts';
import classes from './consent-banner.module.css';

/** Lets the end of the page be scrolled above the banner. Nothing that is visible moves. */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, page] = [banner.current, document.getElementById('root')];
    if (element === null || page === null) return;
    const observer = new ResizeObserver(() => {
      page.style.paddingBlockEnd = `calc(var(--app-bottom, 0px) + ${Math.ceil(element.offsetHeight)}px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.paddingBlockEnd = '';
    };
  }, [banner]);
}

export function ConsentBanner() {
  const words = useTranslations('consent.statistics');
  const banner = useRef<HTMLElement>(null);
  useKeepClear(banner);
  useRoomBelow(banner);
  return (
    <section ref={banner} className={`${classes['banner']} no-print`} aria-label={words('title')}>
      <p className={classes['text']}>
        {words('ask')} <a href={getLocalePrefix() + paths.cookies()}>{words('more')}</a>
      </p>
      <div className={classes['choices']}>
        <button type="button" className={classes['choice']} onClick={() => chooseConsent(false)}>
          {words('refuse')}
        </button>
        <button type="button" className={classes['choice']} onClick={() => chooseConsent(true)}>
          {words('accept')}
        </button>
      </div>
    </section>
  );
}
