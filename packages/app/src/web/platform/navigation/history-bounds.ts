// Whether the user can go back or forward in the history.

import { useLocationProperty } from 'wouter/use-browser-location';
import { useHistory } from '#web/router.tsx';

/** Follows whether the history has entries before and after the current one. */
export function useHistoryBounds(): { readonly back: boolean; readonly forward: boolean } {
  const history = useHistory();
  const back = useLocationProperty(
    () => history.reach().back,
    () => false,
  );
  const forward = useLocationProperty(
    () => history.reach().forward,
    () => false,
  );
  return { back, forward };
}
