// The place for toasts. What draws them is loaded with the first toast, or once somebody uses the page: by then it can tell of a failure.

import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';

export function Toasts() {
  const { notifications } = useNotifications();
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const count = notifications.length;
  useEffect(() => {
    if (Region !== null) return;
    // Without it the page goes on; it is tried again with the next toast.
    const load = () =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    if (count > 0) load();
    const uses = ['pointerdown', 'keydown'] as const;
    for (const use of uses) window.addEventListener(use, load, { once: true, passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, load);
    };
  }, [Region, count]);
  return Region === null ? null : <Region />;
}
