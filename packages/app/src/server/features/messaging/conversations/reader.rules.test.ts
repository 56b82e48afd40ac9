// What somebody can do in a conversation.

import { expect, test } from 'vitest';
import { listConversationRights, type RightFacts } from './reader.rules.ts';

const REQUEST: RightFacts = {
  ...{ type: 'customer-support', isParticipant: true, isClosed: false, isArchived: false },
  ...{ hasOthers: false, isOwnSupport: true, roles: ['Parent'], may: () => true },
};

test('a request to support offers no call and no meeting until one of the staff takes part', () => {
  const alone = listConversationRights(REQUEST);
  expect(alone).toContain('write');
  for (const right of ['call', 'meet', 'report']) expect(alone).not.toContain(right);
  expect(listConversationRights({ ...REQUEST, hasOthers: true })).toEqual(expect.arrayContaining(['write', 'call', 'meet', 'report']));
});
