// Italian: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Letto come ${text}`,
  unreadable: ({ example }) => `Indichi un numero come ${example}.`,
  digits: { one: 'Indichi al massimo # decimale.', other: 'Indichi al massimo # decimali.' },
  whole: 'Indichi un numero intero.',
  negative: 'Indichi 0 o più.',
};
