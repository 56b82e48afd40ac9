// The screen of who changed what, in Korean.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: '모든 변경 사항과 변경한 사람, 변경 전 내용입니다.',
  somebody: '시스템',
  viewedBy: '{viewer}({actor}(으)로 보는 중)',
  by: '변경한 사람: {name}',
  empty: '아직 변경 사항이 없습니다.',
  nothing: '일치하는 항목이 없습니다.',
  nothingText: '다른 검색어를 쓰거나 필터를 해제해 보세요.',
  more: '더 보기',
  before: '변경 전:',
} as const satisfies Section<'changeLog'>;
