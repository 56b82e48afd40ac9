// The screen of who changed what, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: '所有更改、更改者以及更改前的内容。',
  somebody: '系统',
  viewedBy: '{viewer}（以{actor}身份）',
  by: '操作者：{name}',
  empty: '还没有更改。',
  nothing: '没有匹配的结果。',
  nothingText: '请尝试其他搜索词，或去掉一个筛选条件。',
  more: '显示更多',
  before: '更改前：',
} as const satisfies Section<'changeLog'>;
