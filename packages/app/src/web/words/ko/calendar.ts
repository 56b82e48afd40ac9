// Calendars, in Korean.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: '이전 달',
  later: '다음 달',
  month: '월',
  year: '연도',
  today: '오늘',
  asMonth: '월',
  asList: '목록',
  view: '보기 방식',
  empty: '이달에는 아무것도 없습니다.',
  blocked: '이용 불가',
  starts: '시작',
  rangeStart: '첫날',
  rangeEnd: '마지막 날',
  inRange: '기간 내',
  more: '{count, plural, other {외 #개}}',
  legend: '범례',
  pickFirst: '첫날을 선택해 주세요.',
  pickLast: '마지막 날을 선택해 주세요.',
  picked: '{range}: {nights, plural, other {#박}}',
} as const satisfies Section<'calendar'>;
