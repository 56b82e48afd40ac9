// French: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Lu comme ${text}`,
  unreadable: ({ example }) => `Indiquez un nombre comme ${example}.`,
  digits: { one: 'Indiquez # décimale au plus.', other: 'Indiquez # décimales au plus.' },
  whole: 'Indiquez un nombre entier.',
  negative: 'Indiquez 0 ou plus.',
};
