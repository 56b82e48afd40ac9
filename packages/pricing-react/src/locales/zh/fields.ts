// Chinese (simplified): what the input fields say of themselves.

import type { FieldMessages } from '../sections/fields.ts';

export const fields: FieldMessages = {
  combobox: {
    more: { other: '还有 # 项，请继续输入' },
    nothing: '未找到结果',
  },
  number: {
    less: ({ label }) => `${label}：减 1`,
    more: ({ label }) => `${label}：加 1`,
    range: ({ min, max }) => `请输入 ${min} 到 ${max} 之间的整数。`,
  },
};
