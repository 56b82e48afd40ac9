// Calendars, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: '前の月',
  later: '次の月',
  month: '月',
  year: '年',
  today: '今日',
  asMonth: '月',
  asList: 'リスト',
  view: '表示形式',
  empty: 'この月には何もありません。',
  blocked: '利用不可',
  starts: '開始',
  rangeStart: '初日',
  rangeEnd: '最終日',
  inRange: '期間内',
  more: '{count, plural, other {ほか#件}}',
  legend: '凡例',
  pickFirst: '初日を選んでください。',
  pickLast: '最終日を選んでください。',
  picked: '{range}：{nights, plural, other {#泊}}',
} as const satisfies Section<'calendar'>;
