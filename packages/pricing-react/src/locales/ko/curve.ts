// Korean: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: '체류 기간별 요금',
  nights: { other: '#박' },
  ends: ({ from, shortest, to, longest }) => `${shortest}에 ${from}부터 ${longest}에 ${to}까지입니다.`,
  cheapest: ({ amount, nights }) => `1박당 최저 요금: ${nights}일 때 ${amount}.`,
  empty: '어느 체류 기간에도 요금이 없습니다.',
  length: '체류 기간',
  axis: '숙박 일수',
  lastDay: '출발일',
  total: '합계',
  eachNight: '1박당',
  stay: ({ nights, date }) => `${nights}, ${date}까지`,
  perNight: ({ amount }) => `1박당 ${amount}`,
  noPrice: '요금 없음',
  drop: ({ amount, nights }) => `${nights}보다 ${amount} 저렴`,
  dropMark: '더 오래 머물면 더 저렴',
  current: '현재 선택',
  pick: ({ nights }) => `${nights} 선택`,
  showChart: '차트로 보기',
  showTable: '표로 보기',
};
