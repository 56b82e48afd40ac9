// Too few beds for all children, in Korean.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, other {최대 #명까지 받습니다. {count, number}명의 자리가 필요합니다.}}',
    dates:
      '{beds, plural, =0 {이 날짜에는 빈 침대가 없습니다.} other {이 날짜에는 침대가 #개만 비어 있습니다. {count, number}개가 필요합니다.}}',
  },
  need: '모든 자녀의 침대가 있는 가정이나 다른 날짜를 선택해 주세요.',
  others: '자리가 있는 가정 보기',
} as const satisfies Section<'beds'>;
