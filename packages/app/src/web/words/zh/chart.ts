// Charts, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: '以表格显示',
  asChart: '以图表显示',
  described: '图表：{title}。数据可以用表格显示。',
  empty: '还没有可显示的内容。',
} as const satisfies Section<'chart'>;
