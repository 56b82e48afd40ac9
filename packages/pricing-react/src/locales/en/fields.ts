// English messages of input fields.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { one: '# more, keep typing', other: '# more, keep typing' },
    nothing: 'No results',
  },
  number: {
    less: ({ label }) => `Decrease ${label}`,
    more: ({ label }) => `Increase ${label}`,
    range: ({ min, max }) => `Enter a whole number from ${min} to ${max}.`,
  },
};
