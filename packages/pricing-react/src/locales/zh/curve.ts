// Chinese (simplified): the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: '不同住宿时长的价格',
  nights: { other: '# 晚' },
  ends: ({ from, shortest, to, longest }) => `从 ${shortest}的 ${from} 到 ${longest}的 ${to}。`,
  cheapest: ({ amount, nights }) => `每晚最低价：${amount}（${nights}）。`,
  empty: '所有住宿时长均无价格。',
  length: '住宿时长',
  axis: '晚数',
  lastDay: '离开日期',
  total: '总计',
  eachNight: '每晚',
  stay: ({ nights, date }) => `${nights}，至${date}`,
  perNight: ({ amount }) => `每晚 ${amount}`,
  noPrice: '无价格',
  drop: ({ amount, nights }) => `比 ${nights}少 ${amount}`,
  dropMark: '住得更久反而更便宜',
  current: '当前选择',
  pick: ({ nights }) => `选择 ${nights}`,
  showChart: '显示图表',
  showTable: '显示表格',
};
