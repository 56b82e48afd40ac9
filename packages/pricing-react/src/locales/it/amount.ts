// Italian: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `Letto come ${text}`,
  unreadable: ({ example }) => `Indicare un numero come ${example}.`,
  digits: { one: 'Indicare al massimo # decimale.', other: 'Indicare al massimo # decimali.' },
  whole: 'Indicare un numero intero.',
  negative: 'Questo valore non può essere negativo.',
};
