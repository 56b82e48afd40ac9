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
  amount: {
    readAs: ({ text }) => `${text}として読み取りました`,
    unreadable: ({ example }) => `${example}のような数値を入力してください。`,
    digits: { other: '小数点以下は#桁までです。' },
    whole: '整数を入力してください。',
    negative: '0以上の値を入力してください。',
  },
};
