// Whether there is a step to go back to in the history, and one to go forward to.

import { useLocationProperty } from 'wouter/use-browser-location';
import { useHistory } from '#web/router.tsx';

/** Follows how far the history reaches. */
export function useHistoryBounds(): { readonly back: boolean; readonly forward: boolean } {
  const history = useHistory();
  const back = useLocationProperty(() => history.reach().back);
  const forward = useLocationProperty(() => history.reach().forward);
  return { back, forward };
}
