// Around the pages that anybody may open, in Korean.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: '본문으로 바로 가기',
  language: '언어',
  toDark: '어두운 색상',
  toLight: '밝은 색상',
  myPages: '내 페이지',
  wrapper: {
    label: '브라우저',
    back: '뒤로',
    forward: '앞으로',
    reload: '새로 고침',
  },
} as const satisfies Section<'frame'>;
