// Around the pages that anybody may open, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: '跳至正文',
  language: '语言',
  toDark: '深色模式',
  toLight: '浅色模式',
  myPages: '我的页面',
  wrapper: {
    label: '浏览器',
    back: '后退',
    forward: '前进',
    reload: '刷新',
  },
} as const satisfies Section<'frame'>;
