// German: what the input fields say of themselves.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: '# weiterer Treffer, bitte weitertippen', other: '# weitere Treffer, bitte weitertippen' },
    nothing: 'Nichts gefunden',
  },
  number: {
    less: ({ label }) => `${label}: eins weniger`,
    more: ({ label }) => `${label}: eins mehr`,
    range: ({ min, max }) => `Bitte eine ganze Zahl von ${min} bis ${max} eingeben.`,
  },
  amount: {
    readAs: ({ text }) => `Gelesen als ${text}`,
    unreadable: ({ example }) => `Bitte eine Zahl wie ${example} eingeben.`,
    digits: { one: 'Bitte höchstens # Nachkommastelle eingeben.', other: 'Bitte höchstens # Nachkommastellen eingeben.' },
    whole: 'Bitte eine ganze Zahl eingeben.',
    negative: 'Der Wert darf nicht unter null liegen.',
  },
};
