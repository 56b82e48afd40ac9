// The page for addresses that lead nowhere, in Korean.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: '페이지를 찾을 수 없습니다',
  text: '이 주소에는 아무것도 없습니다. 주소를 잘못 입력했거나 페이지가 이동했을 수 있습니다.',
  address: '주소',
  home: '시작 페이지로',
  back: '뒤로',
  contact: '문의하기',
} as const satisfies Section<'notFound'>;
