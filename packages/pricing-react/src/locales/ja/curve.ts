// Japanese: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: '滞在日数別の料金',
  nights: { other: '#泊' },
  ends: ({ from, shortest, to, longest }) => `${shortest}の${from}から、${longest}の${to}までです。`,
  cheapest: ({ amount, nights }) => `1泊あたりの最安値は${amount}（${nights}の場合）です。`,
  empty: 'どの滞在日数にも料金がありません。',
  length: '滞在日数',
  axis: '泊数',
  lastDay: '出発日',
  total: '合計',
  eachNight: '1泊あたり',
  stay: ({ nights, date }) => `${nights}、${date}まで`,
  perNight: ({ amount }) => `1泊あたり${amount}`,
  noPrice: '料金なし',
  drop: ({ amount, nights }) => `${nights}より${amount}安い`,
  dropMark: '長く滞在するほうが安い',
  current: '現在の選択',
  pick: ({ nights }) => `${nights}を選ぶ`,
  showChart: 'グラフで表示',
  showTable: '表で表示',
};
