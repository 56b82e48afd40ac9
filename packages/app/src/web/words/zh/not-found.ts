// The page for addresses that lead nowhere, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: '页面不存在',
  text: '此地址没有任何内容，可能是输入有误，或页面已移动。',
  address: '地址',
  home: '返回首页',
  back: '返回',
  contact: '联系我们',
} as const satisfies Section<'notFound'>;
