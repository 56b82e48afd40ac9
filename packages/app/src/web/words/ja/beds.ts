// Too few beds for all children, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, other {受け入れは最大#名です。必要な人数は{count, number}名です。}}',
    dates:
      '{beds, plural, =0 {この日程に空いているベッドはありません。} other {この日程で空いているベッドは#台だけです。必要な数は{count, number}台です。}}',
  },
  need: 'お子さま全員分のベッドがあるファミリーか、別の日程をお選びください。',
  others: '空きのあるファミリーを見る',
} as const satisfies Section<'beds'>;
