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
};
