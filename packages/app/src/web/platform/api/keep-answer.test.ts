// That the answer of a change stays, also when one that was read before it arrives later.

import { expect, test } from 'vitest';
import { readUnreadCounts } from '#contract/messaging/conversations.endpoints.ts';
import { countsWith } from '#web/testing/conversations.ts';
import { toQueryKey } from './endpoint-hooks.ts';
import { keepAnswer } from './keep-answer.ts';
import { queryClient } from './query-client.ts';

const request = { query: { type: 'all' } } as const;
const queryKey = toQueryKey(readUnreadCounts, request);

test.each([
  ['the first load', undefined],
  ['a reload', countsWith({ unreadTotal: 1 })],
])('an answer outlasts %s that was under way', async (_, known) => {
  queryClient.clear();
  queryClient.setQueryData(queryKey, known);
  const early = Promise.withResolvers<unknown>();
  const load = queryClient.fetchQuery({ queryKey, queryFn: () => early.promise, staleTime: 0 }).catch(() => undefined);
  keepAnswer(readUnreadCounts, request, countsWith({ unreadTotal: 3 }));
  early.resolve(countsWith({ unreadTotal: 2 }));
  await load;
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ unreadTotal: 3 });
});
