// Shown while an administrator views the product as another user, with the button to end that.

import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { stopViewAs } from '#contract/identity/view-as.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { startSession, useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './view-as-banner.module.css';

/** Sets the height of the banner for the bars below it; it depends on the length of the text. */
function useBannerHeight(shown: boolean) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = banner;
    if (!shown || current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--app-top', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--app-top');
    };
  }, [shown]);
  return banner;
}

export function ViewAsBanner() {
  const words = useTranslations('shell');
  const user = useUser();
  const [stopping, setStopping] = useState(false);
  const banner = useBannerHeight(user !== null && user.viewedBy !== null);
  if (user === null || user.viewedBy === null) return null;

  async function stop() {
    setStopping(true);
    try {
      startSession(await call(stopViewAs, {}));
      // A full reload, so that no data of the other user stays in memory.
      window.location.assign(`${getLocalePrefix()}${paths.hubUsers()}`);
    } catch {
      setStopping(false);
    }
  }

  return (
    <div ref={banner} className={classes.banner} role="status">
      <IconEye size={20} aria-hidden />
      <p className={classes.text}>
        <strong>{words('viewAs.title', { name: `${user.firstName} ${user.lastName}` })}</strong>{' '}
        <span className={classes.note}>{words('viewAs.note')}</span>
      </p>
      <Button size="sm" variant="white" color="dark" loading={stopping} onClick={stop}>
        {words('viewAs.stop')}
      </Button>
    </div>
  );
}
