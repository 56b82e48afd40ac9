// Whom a family welcomes, and who would come, in Japanese.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: '{from}歳から{to}歳のお子さまを希望しています。{name}さんは初日に{age}歳です。',
  gender: '{genders}を希望しているため、{name}さんは対象外かもしれません。',
  mayYes: 'それでもご家庭が受け入れる場合があります。',
  genders: { female: '女子', male: '男子', other: 'その他' },
} as const satisfies SharedWords['suits'];
