// Too few beds for all children, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, other {最多接待 # 名学生；您需要 {count, number} 个名额。}}',
    dates: '{beds, plural, =0 {这些日期没有空床。} other {这些日期只有 # 张空床；您需要 {count, number} 张。}}',
  },
  need: '请选择每个孩子都有床位的家庭，或选择其他日期。',
  others: '查看有空位的家庭',
} as const satisfies Section<'beds'>;
