// The dashboard of parents, in Korean.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: '안녕하세요, {name} 님',
  next: '다음 여행',
  inDays: '{days, plural, other {#일 남음}}',
  dayOf: '{days, number}일 중 {day, number}일째',
  none: '예정된 여행이 없습니다',
  noneText: '다음 방학을 위한 호스트 가정이나 캠프를 찾아보세요.',
  book: '체류 찾기',
  addChild: '자녀 추가',
  news: '최근 소식',
  claims: {
    title: '확인이 필요합니다',
    request: '귀하의 이메일 주소로 {name} 학생의 요청이 전송되었습니다(접수 번호 {reference}).',
    requestText: '본인의 요청이라면 여행과 학생이 계정에 추가됩니다.',
    requestTextAgent:
      '{inviter} 님이 귀하를 대신해 보냈고 여행을 담당합니다. 동의하면 여행과 학생이 계정에 추가되고, {inviter} 님이 귀하의 이름과 연락처를 볼 수 있습니다.',
    child: '{inviter} 님이 {child} 학생을 귀하의 자녀라고 알려 왔습니다.',
    childNobody: '{child} 학생이 귀하의 자녀라는 신청이 있습니다.',
    childText: '동의하면 학생과 여행을 볼 수 있고, {inviter} 님이 귀하의 이름과 연락처를 볼 수 있습니다.',
    childTextNobody: '동의하면 학생과 여행을 볼 수 있습니다.',
    mine: '예, 맞습니다',
    mineNamed: '예, 맞습니다: {name}',
    notMine: '아니요, 아닙니다',
    notMineNamed: '아니요, 아닙니다: {name}',
  },
  toDo: {
    title: '할 일',
    pay: '청구서 {name} 결제: {amount}',
    payOverdue: '기한이 지난 청구서 {name} 결제: {amount}',
    complete: '{name}의 정보 입력: {count, plural, other {#개 미입력}}',
    arrival: '{name}의 도착 정보 알려 주기',
    choose: '{name}의 가정 선택',
    wait: '{name}에 대해 요청한 가정의 답변을 기다리는 중입니다',
    nothing: '할 일이 없습니다.',
  },
} as const satisfies Section<'travelDashboard'>;
