// Gives the focus back from an overlay that is made open and unmade to close: Mantine's own return needs one that stays.

import { useEffect, useState } from 'react';

/** When the component goes, the focus returns to where it was when it came, unless it has found another place. */
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
