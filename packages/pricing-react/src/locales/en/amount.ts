// English messages of an amount field.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Read as ${text}`,
  unreadable: ({ example }) => `Enter a number such as ${example}.`,
  digits: { one: 'Use at most # decimal place.', other: 'Use at most # decimal places.' },
  whole: 'Enter a whole number.',
  negative: 'Enter 0 or more.',
};
