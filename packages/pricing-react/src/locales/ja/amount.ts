// Japanese: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `${text}として読み取りました`,
  unreadable: ({ example }) => `${example}のような数値を入力してください。`,
  digits: { other: '小数点以下は#桁までです。' },
  whole: '整数を入力してください。',
  negative: '0以上の値を入力してください。',
};
