// English: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Read as ${text}`,
  unreadable: ({ example }) => `Write a number like ${example}.`,
  digits: { one: 'Use at most # digit after the decimal sign.', other: 'Use at most # digits after the decimal sign.' },
  whole: 'Write a whole number.',
  negative: 'This cannot be below zero.',
};
