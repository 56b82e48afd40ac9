// Chinese: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `识别为 ${text}`,
  unreadable: ({ example }) => `请输入数字，例如 ${example}。`,
  digits: { other: '小数点后最多 # 位。' },
  whole: '请输入整数。',
  negative: '请输入 0 或以上的数。',
};
