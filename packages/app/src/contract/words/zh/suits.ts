// Whom a family welcomes, and who would come, in Chinese.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: '希望接待{from}至{to}岁的孩子；{name}届时为{age}岁。',
  gender: '希望接待{genders}，因此可能不适合{name}。',
  mayYes: '该家庭仍可能同意。',
  genders: { female: '女生', male: '男生', other: '其他' },
} as const satisfies SharedWords['suits'];
