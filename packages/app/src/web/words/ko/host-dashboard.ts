// The dashboard of host families, in Korean.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: '안녕하세요, {name} 님',
  live: {
    title: '프로필',
    isLive: '프로필이 공개되어 있어 부모님이 찾을 수 있습니다.',
    notLive: '프로필이 아직 공개되지 않았습니다. 남은 일:',
    done: '완료',
    open: '남음',
    address: '주소 입력',
    photos: '사진 3장 이상 올리기(현재 {count, number}장)',
    vetting: '심사 통과: 연락드리겠습니다',
    paused: '프로필 휴면 끝내기',
    account: '계정 다시 활성화: 문의해 주세요',
  },
  occupancy: {
    title: '{year}년 예약 현황',
    nights: '{of, number}박 중 {nights, plural, other {#박}}',
    share: '1년의 {percent, number}%가 예약되었습니다',
  },
  response: {
    title: '답변 시간',
    minutes: '{minutes, plural, other {#분}}',
    hours: '{hours, plural, other {#시간}}',
    none: '아직 측정되지 않았습니다. 문의 3건에 답하면 표시됩니다.',
    hint: '답변의 절반이 이 시간 안에 왔습니다. 부모님이 프로필에서 볼 수 있습니다.',
  },
  payout: {
    title: '다음 지급',
    due: '예정일:',
    none: '예정된 지급이 없습니다.',
    all: '모든 지급',
  },
  answers: {
    waiting: '{count, plural, other {문의 #건이 답변을 기다립니다}}',
    none: '답변을 기다리는 문의가 없습니다.',
  },
  stays: {
    title: '다음 체류',
    none: '예정된 체류가 없습니다.',
    all: '모든 체류',
  },
} as const satisfies Section<'hostDashboard'>;
