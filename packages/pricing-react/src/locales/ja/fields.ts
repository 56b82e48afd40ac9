// Japanese: what the input fields say of themselves.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { other: 'ほか#件あります。続けて入力してください' },
    nothing: '見つかりません',
  },
  number: {
    less: ({ label }) => `${label}を1減らす`,
    more: ({ label }) => `${label}を1増やす`,
    range: ({ min, max }) => `${min}から${max}までの整数を入力してください。`,
  },
};
