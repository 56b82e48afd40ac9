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
  amount: {
    readAs: ({ text }) => `Lu comme ${text}`,
    unreadable: ({ example }) => `Indiquez un nombre comme ${example}.`,
    digits: { one: 'Indiquez # décimale au plus.', other: 'Indiquez # décimales au plus.' },
    whole: 'Indiquez un nombre entier.',
    negative: 'Cette valeur ne peut pas être négative.',
  },
};
