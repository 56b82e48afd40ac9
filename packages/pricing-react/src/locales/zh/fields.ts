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
  amount: {
    readAs: ({ text }) => `识别为 ${text}`,
    unreadable: ({ example }) => `请输入数字，例如 ${example}。`,
    digits: { other: '小数点后最多 # 位。' },
    whole: '请输入整数。',
    negative: '不能小于 0。',
  },
};
