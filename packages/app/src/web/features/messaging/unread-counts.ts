// Loads the unread counts again after what changes them; several changes at once cost one request.

import { readUnreadCounts } from '#contract/messaging/conversations.endpoints.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** How long to wait for further changes, in milliseconds. */
const GATHER_MS = 300;

/** Returns a function that runs the work a moment later, once for all calls until then. */
export function gather(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      work();
    }, GATHER_MS);
  };
}

const reloadCounts = gather(() => void queryClient.invalidateQueries({ queryKey: toQueryKey(readUnreadCounts) }));

export function reloadUnreadCounts(): void {
  reloadCounts();
}
