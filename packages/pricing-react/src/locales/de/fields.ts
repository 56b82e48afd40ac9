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
};
