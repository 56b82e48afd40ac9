// Calendars, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: '上个月',
  later: '下个月',
  month: '月',
  year: '年',
  today: '今天',
  asMonth: '月',
  asList: '列表',
  view: '显示方式',
  empty: '本月没有内容。',
  blocked: '不可用',
  starts: '开始',
  rangeStart: '开始日期',
  rangeEnd: '结束日期',
  inRange: '范围内',
  more: '{count, plural, other {还有 # 项}}',
  legend: '图例',
  pickFirst: '请选择开始日期。',
  pickLast: '请选择结束日期。',
  picked: '{range}：{nights, plural, other {# 晚}}',
} as const satisfies Section<'calendar'>;
