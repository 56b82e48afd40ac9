// Paying: the card, the second step of the bank, and waiting, in Korean.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: '결제',
  card: '카드',
  number: '카드 번호',
  expiry: '유효 기간',
  expiryForm: '월/년',
  cvc: '보안 코드',
  pay: '{amount} 결제',
  noMoney: '테스트입니다: 실제 결제는 없으며 카드도 저장되지 않습니다.',
  testCards: '테스트 카드',
  conduct: {
    success: '결제 성공',
    declined: '거절됨',
    insufficientFunds: '잔액 부족',
    expired: '만료됨',
    secondStep: '은행 추가 인증 필요',
    later: '조금 뒤 결제됨',
    eventLost: '결제되지만 알림이 유실됨',
  },
  declined: '결제가 완료되지 않았습니다',
  fault: {
    declined: '은행이 카드를 거절했습니다. 다른 카드로 시도해 주세요.',
    insufficientFunds: '카드 계좌의 잔액이 부족합니다.',
    expired: '카드가 만료되었습니다. 다른 카드를 사용해 주세요.',
    notConfirmed: '은행에서 결제가 확인되지 않았습니다. 다시 시도하실 수 있습니다.',
    other: '카드에 문제가 발생했습니다. 청구된 금액은 없으니 다시 시도해 주세요.',
  },
  bankTitle: '은행 확인',
  bankText: '{amount} 결제를 승인하시겠습니까?',
  approve: '승인',
  refuse: '거부',
  processing: '결제를 처리하고 있습니다. 이 페이지는 자동으로 갱신됩니다.',
  paid: '결제되었습니다. 잠시만 기다려 주세요…',
  held: '앞으로 {time} 동안 확보됩니다',
  heldMinutes: '{count, plural, other {결제까지 #분 남았습니다.}}',
  notLoaded: '결제 양식을 불러오지 못했습니다.',
} as const satisfies Section<'cardPayment'>;
