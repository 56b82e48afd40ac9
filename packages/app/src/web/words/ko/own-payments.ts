// What a host is paid, in Korean.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: '체류마다 받는 금액입니다. 예정된 것, 진행 중인 것, 받은 것을 볼 수 있습니다.',
  hostings: '지급',
  stay: '체류',
  student: '학생',
  noStay: '기타 지급',
  year: '연도',
  yearTotal: '{year}년 지급액',
  yearHint: '당사가 지급한 날을 기준으로 합산했습니다. 세금 신고에 사용하세요.',
  nothingPaid: '이 해에는 아직 지급된 금액이 없습니다.',
  download: 'CSV로 다운로드',
  empty: {
    title: '아직 지급이 없습니다',
    text: '체류 예약이 확정되면 받을 금액이 여기에 표시됩니다.',
  },
  draftName: '초안 {id}',
  accept: '확인',
  acceptTitle: '{name}을(를) 확인할까요?',
  acceptText: '숙박 일수, 단가, 금액에 동의합니다. 확인은 한 번만 할 수 있습니다.',
  acceptDone: '감사합니다. 청구서를 확인했습니다.',
  acceptedAt: '확인한 시각',
  query: '문의하기',
  queryMessage: '{name}에 대해 질문이 있습니다: ',
  pdf: 'PDF',
  payouts: '지급',
  isDraft: '초안입니다. 당사가 승인하면 번호와 최종 날짜가 부여됩니다.',
} as const satisfies Section<'ownPayments'>;
