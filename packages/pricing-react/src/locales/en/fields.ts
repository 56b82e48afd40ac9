// What the input fields say of themselves, in English.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: '# more, keep typing', other: '# more, keep typing' },
    nothing: 'Nothing found',
  },
  number: {
    less: ({ label }) => `${label}: one less`,
    more: ({ label }) => `${label}: one more`,
    range: ({ min, max }) => `Write a whole number from ${min} to ${max}.`,
  },
};
