// A thin bar at the top during requests; it takes no space, and isn't shown for short ones. Hidden from screen readers, which get
// `aria-busy` of the page.

import { useEffect, useState } from 'react';
import { requestCount } from '#web/platform/api/request-count.ts';
import { useStore } from '#web/platform/store.ts';
import classes from './loader-bar.module.css';

/** Milliseconds until it is shown. */
const PATIENCE_MS = 150;

export function LoaderBar() {
  const isBusy = useStore(requestCount) > 0;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    document.getElementById('root')?.setAttribute('aria-busy', String(isBusy));
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isBusy]);
  if (!isLong) return null;
  return <div className={classes['bar']} aria-hidden="true" data-testid="loader" />;
}
