// Reconciliation: what does not fit and where it is mended, in Korean.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: '여행, 견적, 청구서, 입금, 지급을 대조하여 맞지 않는 것과 고치는 곳을 보여 줍니다.',
  checks: '점검',
  showAll: '모든 점검 표시',
  search: '이름과 숫자 검색',
  empty: {
    title: '모두 맞습니다',
    text: '어떤 점검에서도 발견된 것이 없습니다.',
  },
  mend: {
    trip: '여행 열기',
    newInvoice: '청구서 만들기',
    invoice: '청구서 열기',
    payment: '입금 열기',
    events: '입금 목록 열기',
    payout: '지급 열기',
    purchaseInvoice: '매입 청구서 열기',
    expense: '경비 열기',
  },
  summary: '{count, plural, =0 {점검 {all}개 모두 발견된 것이 없습니다.} other {점검 {all}개 중 #개에서 발견되었습니다.}}',
} as const satisfies Section<'reconciliation'>;
