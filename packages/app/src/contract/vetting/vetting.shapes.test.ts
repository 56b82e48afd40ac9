// What a request for information must say.

import { expect, test } from 'vitest';
import { bulkFamiliesBody } from '#contract/host-families/family-list.shapes.ts';
import { requestBody } from './vetting.shapes.ts';

const shapes = {
  'of one family': (request: object) => requestBody.safeParse(request),
  'of many families': (request: object) => bulkFamiliesBody.safeParse({ action: 'requestInformation', ids: [1], ...request }),
};

test.each(Object.entries(shapes))('a request %s for something else needs a message', (_, parse) => {
  const refused = parse({ items: ['photos', 'other'], text: ' ' });
  expect(refused.error?.issues).toMatchObject([{ path: ['text'], params: { rule: 'required' } }]);
  expect(parse({ items: ['other'], text: 'Do you still have the dog?' }).success).toBe(true);
  expect(parse({ items: ['rooms', 'pin'] }).success).toBe(true);
});
