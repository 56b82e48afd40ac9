// Korean: what date fields and their calendar say.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: '도착일',
  last: '출발일',
  open: '캘린더 열기',
  choose: { first: '도착일을 선택하세요', last: '출발일을 선택하세요', day: '날짜를 선택하세요' },
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  close: '닫기',
  nights: { other: '#박' },
  days: { other: '#일' },
  range: ({ from, to, nights }) => `${from} ~ ${to}: ${nights}`,
  marks: { first: '도착', last: '출발', within: '체류 기간', day: '선택됨', today: '오늘' },
  letters: { day: '일', month: '월', year: '연도' },
  unreadable: ({ pattern, example }) => `날짜를 “${pattern}” 형식으로 입력해 주세요(예: ${example}).`,
  tooEarly: ({ min }) => `${min} 또는 그 이후의 날짜를 선택해 주세요.`,
  tooLate: ({ max }) => `${max} 또는 그 이전의 날짜를 선택해 주세요.`,
  backwards: '출발일이 도착일보다 빠릅니다.',
  tooLong: ({ days }) => `체류는 최대 ${days}까지 가능합니다.`,
};
