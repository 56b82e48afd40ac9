// What the input fields say of themselves, in Italian.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: 'Ancora # risultato, continui a scrivere', other: 'Ancora # risultati, continui a scrivere' },
    nothing: 'Nessun risultato',
  },
  number: {
    less: ({ label }) => `${label}: uno in meno`,
    more: ({ label }) => `${label}: uno in più`,
    range: ({ min, max }) => `Indichi un numero intero da ${min} a ${max}.`,
  },
};
