// Words that every screen needs, in Korean.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: '다시 시도',
  cancel: '취소',
  close: '닫기',
  loading: '불러오는 중',
  typeToConfirm: '확인을 위해 다음을 입력해 주세요: {text}',
  showPassword: '입력 내용 표시',
  hidePassword: '입력 내용 숨기기',
  priceDetails: '가격 상세',
  readTerms: '약관 읽기',
  testPayments: '이 사이트는 테스트 결제만 받습니다. 실제로 돈이 나가거나 예약되지 않습니다.',
  readPrivacy: '개인정보 처리방침 읽기',
} as const satisfies Section<'common'>;
