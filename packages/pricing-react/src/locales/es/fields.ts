// What the input fields say of themselves, in Spanish.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: '# resultado más, siga escribiendo', other: '# resultados más, siga escribiendo' },
    nothing: 'Sin resultados',
  },
  number: {
    less: ({ label }) => `${label}: uno menos`,
    more: ({ label }) => `${label}: uno más`,
    range: ({ min, max }) => `Indique un número entero de ${min} a ${max}.`,
  },
  amount: {
    readAs: ({ text }) => `Se lee como ${text}`,
    unreadable: ({ example }) => `Indique un número como ${example}.`,
    digits: { one: 'Indique # decimal como máximo.', other: 'Indique # decimales como máximo.' },
    whole: 'Indique un número entero.',
    negative: 'Este valor no puede ser negativo.',
  },
};
