// What the input fields say of themselves, in Italian.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: 'Ancora # risultato, continuare a scrivere', other: 'Ancora # risultati, continuare a scrivere' },
    nothing: 'Nessun risultato',
  },
  number: {
    less: ({ label }) => `${label}: uno in meno`,
    more: ({ label }) => `${label}: uno in più`,
    range: ({ min, max }) => `Indicare un numero intero da ${min} a ${max}.`,
  },
};
