// Searching saved replies.

import { expect, test } from 'vitest';
import { findReplies, type RenderedSavedReply } from './saved-replies.model.ts';

const reply = (id: number, name: string, text: string): RenderedSavedReply => ({ id, name, text, locale: 'en', open: [] });
const replies = [reply(1, 'Welcome', 'Your arrival is planned.'), reply(2, 'Arrival', 'See you soon.'), reply(3, 'Café', 'Good morning')];

test.each([
  ['', [1, 2, 3]],
  ['  arrival ', [2, 1]],
  ['your WELCOME', [1]],
  ['cafe', [3]],
  ['nothing', []],
])('“%s” finds %j', (search, ids) => {
  expect(findReplies(replies, search).map(({ id }) => id)).toEqual(ids);
});
