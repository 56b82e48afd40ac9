// The saved replies of the demo world.

import { expect, test } from 'vitest';
import { listUnknownVariables } from '#contract/messaging/saved-reply.ts';
import { DEMO_REPLIES } from './saved-replies.ts';

test.each(DEMO_REPLIES)('“$name” has the same variables in every language', ({ texts }) => {
  const variables = Object.values(texts).map((text) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join());
  expect(new Set(variables).size).toBe(1);
  expect(Object.values(texts).flatMap(listUnknownVariables)).toEqual([]);
});
