// Pages and the blog, in Korean.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: '블로그',
  blogText: '가족과 학생을 위한 이야기와 조언.',
  empty: '아직 게시된 글이 없습니다.',
  emptyText: '곧 다시 방문하시거나 문의해 주세요.',
  contact: '문의하기',
  by: '{name}',
  older: '이전 글',
  newer: '최신 글',
  previous: '이전 글: {title}',
  next: '다음 글: {title}',
  all: '모든 글',
  share: '공유',
  copied: '링크를 복사했습니다.',
  inEnglish: '이 글은 영어로만 제공됩니다.',
} as const satisfies Section<'articles'>;
