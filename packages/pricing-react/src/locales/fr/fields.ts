// What the input fields say of themselves, in French.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: 'Encore # résultat, continuez à taper', other: 'Encore # résultats, continuez à taper' },
    nothing: 'Aucun résultat',
  },
  number: {
    less: ({ label }) => `${label} : un de moins`,
    more: ({ label }) => `${label} : un de plus`,
    range: ({ min, max }) => `Indiquez un nombre entier de ${min} à ${max}.`,
  },
};
