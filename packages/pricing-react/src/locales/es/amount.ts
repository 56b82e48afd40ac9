// Spanish: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Se lee como ${text}`,
  unreadable: ({ example }) => `Indique un número como ${example}.`,
  digits: { one: 'Indique # decimal como máximo.', other: 'Indique # decimales como máximo.' },
  whole: 'Indique un número entero.',
  negative: 'Indique 0 o más.',
};
