// Korean: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: '체류 요금', provider: '호스트 지급액', finance: '견적 항목' },
  columns: {
    line: '항목',
    counted: '수량',
    customer: '할인 전 요금',
    customerDiscount: '할인',
    price: '요금',
    provider: '할인 전 지급액',
    providerDiscount: '지급액 할인',
    payout: '지급액',
    platform: '플랫폼 수수료',
  },
  counted: {
    per_night: { other: '#박' },
    per_day: { other: '#일' },
    per_week: { other: '#주' },
    per_transfer: { other: '교통편 #회' },
    immersion: { other: '몰입 체험 #일' },
    per_trip: { other: '여행 #회' },
  },
  students: { other: '학생 #명' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: '호스트 가정', Activity: '액티비티' },
  level: { base: '자체 요금', county: '카운티 요금', country: '국가 요금' },
  sum: '계',
  allLines: '전체 항목',
  subtotal: '소계',
  vat: '부가세',
  vatExempt: '부가세(면제)',
  total: '합계',
  split: '합계 배분',
  supplierAmount: '제공자 금액',
  byPricingType: '단위별 할인 전 요금',
  pricingType: {
    per_night: '1박당',
    per_day: '1일당',
    per_week: '1주당',
    per_transfer: '교통편 1회당',
    immersion: '몰입 체험 1일당',
    per_trip: '여행당',
  },
  bookVersion: '요금표',
  fingerprint: '견적 참조 번호',
};
