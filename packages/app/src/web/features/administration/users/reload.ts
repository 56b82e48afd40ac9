// Reloads a list wherever it is shown, after some of its rows have changed.

import { listOutbox } from '#contract/administration/emails.endpoints.ts';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

export function reloadUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: toQueryKey(listUsers) });
}

export function reloadOutbox(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: toQueryKey(listOutbox) });
}
