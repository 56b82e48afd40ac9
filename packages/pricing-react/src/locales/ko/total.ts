// Korean: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: '합계',
  included: '모든 세금과 수수료 포함',
  nights: { other: '#박' },
  students: { other: '학생 #명' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `${amount} 절약`,
  more: ({ amount }) => `이전보다 ${amount} 증가`,
  less: ({ amount }) => `이전보다 ${amount} 감소`,
  same: '합계 변동 없음',
  kind: {
    hosting: '숙박',
    camp: '캠프',
    trust_fee: '신뢰 수수료',
    transfer: '교통편',
    horse: '승마',
    immersion: '몰입 체험',
    other: '기타 서비스',
    discount: '할인',
    vat: '부가세',
  },
  empty: '가정과 날짜를 선택해 주세요.',
  earlier: '이전 선택 기준 금액',
  codeNotApplied: ({ code }) => `코드 “${code}”은(는) 이 체류에 적용되지 않습니다.`,
  campUnpriced: '캠프 일부는 아직 요금이 없어 합계에 포함되지 않았습니다.',
  warning: '선택하신 내용을 확인해 주세요.',
  spoken: ({ amount }) => `합계 ${amount}, 모든 세금과 수수료 포함.`,
};
