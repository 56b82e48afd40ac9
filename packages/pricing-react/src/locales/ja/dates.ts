// Japanese: what date fields and their calendar say.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: '到着日',
  last: '出発日',
  open: 'カレンダーを開く',
  choose: { first: '到着日を選んでください', last: '出発日を選んでください', day: '日付を選んでください' },
  previousMonth: '前の月',
  nextMonth: '次の月',
  close: '閉じる',
  nights: { other: '#泊' },
  days: { other: '#日間' },
  range: ({ from, to, nights }) => `${from}～${to}：${nights}`,
  marks: { first: '到着', last: '出発', within: '滞在期間中', day: '選択中', today: '今日' },
  letters: { day: '日', month: '月', year: '年' },
  unreadable: ({ pattern, example }) => `日付は「${pattern}」の形式で入力してください（例：${example}）。`,
  tooEarly: ({ min }) => `${min}以降の日を選んでください。`,
  tooLate: ({ max }) => `${max}以前の日を選んでください。`,
  backwards: '出発日が到着日より前になっています。',
  tooLong: ({ days }) => `滞在は最長${days}です。`,
};
