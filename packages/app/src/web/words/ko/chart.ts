// Charts, in Korean.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: '표로 보기',
  asChart: '차트로 보기',
  described: '차트: {title}. 수치를 표로 볼 수 있습니다.',
  empty: '아직 표시할 내용이 없습니다.',
} as const satisfies Section<'chart'>;
