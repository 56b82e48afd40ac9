// Whom a family welcomes, and who would come, in Korean.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: '{from}세부터 {to}세까지를 환영합니다. {name} 님은 첫날 {age}세입니다.',
  gender: '{genders}을(를) 환영하므로 {name} 님은 해당되지 않을 수 있습니다.',
  mayYes: '그래도 가정에서 수락할 수 있습니다.',
  genders: { female: '여학생', male: '남학생', other: '그 외' },
} as const satisfies SharedWords['suits'];
