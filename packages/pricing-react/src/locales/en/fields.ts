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
  amount: {
    readAs: ({ text }) => `Read as ${text}`,
    unreadable: ({ example }) => `Write a number like ${example}.`,
    digits: { one: 'Use at most # digit after the decimal sign.', other: 'Use at most # digits after the decimal sign.' },
    whole: 'Write a whole number.',
    negative: 'This cannot be below zero.',
  },
};
