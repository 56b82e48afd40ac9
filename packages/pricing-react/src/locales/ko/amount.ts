// Korean: what a field for an amount says of itself.

import type { AmountMessages } from '../sections/amount.ts';

export const amount: AmountMessages = {
  readAs: ({ text }) => `인식된 값: ${text}`,
  unreadable: ({ example }) => `${example}처럼 숫자로 입력해 주세요.`,
  digits: { other: '소수점 아래 #자리까지 입력할 수 있습니다.' },
  whole: '정수를 입력해 주세요.',
  negative: '0 이상을 입력해 주세요.',
};
