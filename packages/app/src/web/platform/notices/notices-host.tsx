// The place for toasts and alerts. Their code is loaded with the first one or the first interaction, so that it can show a failure later.

import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { alerts, waitingToasts } from './notices.ts';

export function Notices() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const waiting = useStore(waitingToasts).length + useStore(alerts).length;
  useEffect(() => {
    if (Region !== null) return;
    // The page works without it; the next notice retries.
    const load = () =>
      void import('./notices-region.tsx').then(
        ({ NoticesRegion }) => setRegion(() => NoticesRegion),
        () => undefined,
      );
    if (waiting > 0) load();
    const uses = ['pointerdown', 'keydown', 'online'] as const;
    for (const use of uses) window.addEventListener(use, load, { once: true, passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, load);
    };
  }, [Region, waiting]);
  return Region === null ? null : <Region />;
}
