// Returns the focus from an overlay that is mounted to open and unmounted to close: Mantine's own focus return needs one that stays
// mounted.

import { useEffect, useState } from 'react';

/** On unmount, returns the focus to where it was on mount, unless it is elsewhere by then. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body || !activeElement.isConnected;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
