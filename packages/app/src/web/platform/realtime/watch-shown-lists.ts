// Keeps lists that are shown up to date: tells the server which ones the open screen shows, and loads those again that others have changed.

import { findListOfEndpoint, type ListName, WATCHED_LISTS } from '#contract/platform/watched-lists.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { getRealtimeState, onReconnect, sendEvent, subscribeToEvent, subscribeToState } from './realtime.ts';

/** Screens change their queries several times while they open. */
const SETTLE_MS = 300;

function listShownNames(): ListName[] {
  const active = queryClient.getQueryCache().findAll({ type: 'active' });
  return [...new Set(active.flatMap(({ queryKey: [endpoint] }) => findListOfEndpoint(endpoint) ?? []))].sort();
}

/** Loads a list again. One that is being loaded for the first time is loaded once more after that: it may have been read before the change. */
function reloadList(name: ListName): void {
  const queryKey = [WATCHED_LISTS[name].endpoint];
  const isFirst = ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined;
  const firstLoads = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst });
  void queryClient.invalidateQueries({ queryKey });
  for (const { promise, queryKey: key } of firstLoads) {
    const again = () => queryClient.invalidateQueries({ queryKey: key, exact: true });
    void promise?.then(again, () => undefined);
  }
}

/** Starts to watch; returns a function that ends this. */
export function watchShownLists(): () => void {
  let watched = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const names = listShownNames();
    const key = names.join();
    if (getRealtimeState() !== 'online' || key === watched) return;
    watched = key;
    const answer = await sendEvent('lists.watch', { names });
    // The next change of the screen tries again.
    if (!answer.ok) watched = '';
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), SETTLE_MS);
  }

  const ends = [
    queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'observerAdded' || type === 'observerRemoved') schedule();
    }),
    subscribeToEvent('lists.changed', ({ name }) => reloadList(name)),
    // The server knows nothing of the connection before.
    subscribeToState(() => {
      watched = '';
      schedule();
    }),
    onReconnect(() => listShownNames().forEach(reloadList)),
  ];
  schedule();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
