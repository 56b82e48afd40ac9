// Pages and the blog, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: 'ブログ',
  blogText: 'ご家族と生徒のための体験談とアドバイス。',
  empty: 'まだ記事はありません。',
  emptyText: 'またお越しいただくか、お問い合わせください。',
  contact: 'お問い合わせ',
  by: '{name}',
  older: '古い記事',
  newer: '新しい記事',
  previous: '前の記事：{title}',
  next: '次の記事：{title}',
  all: 'すべての記事',
  share: '共有',
  copied: 'リンクをコピーしました。',
  inEnglish: 'この文章は英語のみです。',
} as const satisfies Section<'articles'>;
