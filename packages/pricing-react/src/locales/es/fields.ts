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
};
