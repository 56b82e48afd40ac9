// The words of a quote's sheet in Korean.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: '호스트 가정',
  dates: '일정',
  kind: '체류 유형',
  kinds: { local: '지역', mixed: '혼합', family: '가정' },
  days: '일수',
  nights: '박수',
  campWeeks: '캠프 주수',
  immersionDays: '몰입 일수',
  students: '학생 수',
  discountCode: '할인 코드',
  priceBook: '요금표',
  fingerprint: '지문',
  service: '서비스',
  payee: '지급 대상',
  level: '단계',
  levels: { base: '개별', county: '카운티', country: '국가' },
  quantity: '수량',
  price: '가격',
  discount: '할인',
  payout: '지급액',
  payoutDiscount: '지급 할인',
  subtotal: '소계',
  vat: '부가가치세',
  vatExempt: '부가가치세(면제)',
  total: '합계',
  platform: '플랫폼',
  note: '참고',
  noLines: '이 체류에는 청구되는 금액이 없습니다.',
};
