// Korean: what the input fields say of themselves.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { other: '외 #개, 계속 입력해 주세요' },
    nothing: '검색 결과 없음',
  },
  number: {
    less: ({ label }) => `${label} 1 줄이기`,
    more: ({ label }) => `${label} 1 늘리기`,
    range: ({ min, max }) => `${min}부터 ${max}까지의 정수를 입력해 주세요.`,
  },
  amount: {
    readAs: ({ text }) => `인식된 값: ${text}`,
    unreadable: ({ example }) => `${example}처럼 숫자로 입력해 주세요.`,
    digits: { other: '소수점 아래 #자리까지 입력할 수 있습니다.' },
    whole: '정수를 입력해 주세요.',
    negative: '0보다 작을 수 없습니다.',
  },
};
