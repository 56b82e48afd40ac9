// Chinese (simplified): what date fields and their calendar say.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: '入住日期',
  last: '离开日期',
  open: '打开日历',
  choose: { first: '请选择入住日期', last: '请选择离开日期', day: '请选择日期' },
  previousMonth: '上个月',
  nextMonth: '下个月',
  close: '关闭',
  nights: { other: '# 晚' },
  days: { other: '# 天' },
  range: ({ from, to, nights }) => `${from}至${to}：${nights}`,
  marks: { first: '入住', last: '离开', within: '住宿期间', day: '已选', today: '今天' },
  letters: { day: '日', month: '月', year: '年' },
  unreadable: ({ pattern, example }) => `请按“${pattern}”的格式填写日期，例如 ${example}。`,
  tooEarly: ({ min }) => `请选择${min}或之后的日期。`,
  tooLate: ({ max }) => `请选择${max}或之前的日期。`,
  backwards: '离开日期早于入住日期。',
  tooLong: ({ days }) => `住宿最长 ${days}。`,
};
