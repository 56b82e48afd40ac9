// German: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Gelesen als ${text}`,
  unreadable: ({ example }) => `Bitte eine Zahl wie ${example} eingeben.`,
  digits: { one: 'Bitte höchstens # Nachkommastelle eingeben.', other: 'Bitte höchstens # Nachkommastellen eingeben.' },
  whole: 'Bitte eine ganze Zahl eingeben.',
  negative: 'Bitte 0 oder mehr eingeben.',
};
