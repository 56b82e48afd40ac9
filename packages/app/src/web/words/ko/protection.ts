// Why nobody should write or book elsewhere, in Korean.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: '지원과 결제 보호를 받으려면 저희 웹사이트 밖에서 연락하거나 예약하지 마세요.',
} as const satisfies Section<'protection'>;
