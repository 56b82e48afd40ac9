// Whether there is a step to go back to in the history, and one to go forward to.

import { useEffect, useState } from 'react';
import { useHistory } from './history-context.ts';

/** Follows how far the history reaches. */
export function useReach(): { readonly back: boolean; readonly forward: boolean } {
  const history = useHistory();
  const [reach, setReach] = useState(() => history.reach());
  useEffect(() => history.listen(() => setReach(history.reach())), [history]);
  return reach;
}
