// Loads the unread counts again after what changes them; several changes at once cost one request.

import { readUnreadCounts } from '#contract/messaging/conversations.endpoints.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** How long to wait for further changes, in milliseconds. */
const GATHER_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

export function reloadUnreadCounts(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: toQueryKey(readUnreadCounts) }), GATHER_MS);
}
