// The history, for the few that need more of it than the router gives.

import { createContext, use } from 'react';
import type { AppHistory } from './history.ts';

export const HistoryContext = createContext<AppHistory | null>(null);

/** @throws TypeError outside the router */
export function useHistory(): AppHistory {
  const history = use(HistoryContext);
  if (history === null) throw new TypeError('The history is known inside the router only.');
  return history;
}
