// What was seen, when an answer and the live channel disagree.

import { expect, test } from 'vitest';
import { mergeSeen } from './seen.model.ts';

const OWN = 7;
const ANNA = 11;

test('keeps what others have seen if an answer is older', () => {
  const known = [
    { seenBy: OWN, messageId: 101 },
    { seenBy: ANNA, messageId: 103 },
  ];
  const answered = [
    { seenBy: OWN, messageId: 103 },
    { seenBy: ANNA, messageId: 101 },
  ];
  expect(mergeSeen(known, answered, OWN)).toEqual([
    { seenBy: OWN, messageId: 103 },
    { seenBy: ANNA, messageId: 103 },
  ]);
  expect(mergeSeen(known, [{ seenBy: OWN, messageId: 103 }], OWN)).toContainEqual({ seenBy: ANNA, messageId: 103 });
});

test('takes one’s own from an answer, also if it goes back, and what is new in it', () => {
  const known = [{ seenBy: OWN, messageId: 103 }];
  const answered = [
    { seenBy: OWN, messageId: 101 },
    { seenBy: ANNA, messageId: 102 },
  ];
  expect(mergeSeen(known, answered, OWN)).toEqual(answered);
});
