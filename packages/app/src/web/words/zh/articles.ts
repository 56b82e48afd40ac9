// Pages and the blog, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: '博客',
  blogText: '写给家庭和学生的故事与建议。',
  empty: '尚未发布任何内容。',
  emptyText: '请稍后再来，或与我们联系。',
  contact: '联系我们',
  by: '作者：{name}',
  older: '较早的文章',
  newer: '较新的文章',
  previous: '上一篇：{title}',
  next: '下一篇：{title}',
  all: '所有文章',
  share: '分享',
  copied: '链接已复制。',
  inEnglish: '此内容仅有英文版。',
} as const satisfies Section<'articles'>;
