// What lists and their columns are called, on screens and in exported files, in Korean.

import type { SharedWords } from '../catalogue.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: '예',
  no: '아니요',
  users: {
    title: '사용자',
    columns: {
      name: '성명',
      firstName: '이름',
      lastName: '성',
      email: '이메일',
      phone: '전화번호',
      roles: '역할',
      role: '역할',
      severalRoles: '여러 역할',
      state: '상태',
      lastSignInAt: '최근 로그인',
      createdAt: '가입일',
    },
  },
  audit: {
    title: '변경 기록',
    columns: {
      at: '일시',
      actor: '변경한 사람',
      viewer: '대신 본 사람',
      action: '작업',
      subjectType: '종류',
      subject: '대상',
      subjectId: '번호',
      changes: '변경 내용',
    },
  },
  mails: { title: '메일', columns: { at: '작성', recipient: '받는 사람', subject: '제목', state: '상태', sentAt: '발송' } },
  campaigns: {
    title: '공지',
    columns: {
      title: '제목',
      type: '대상',
      state: '상태',
      scheduledFor: '발송 일시',
      sent: '도달',
      read: '읽음',
      createdBy: '작성자',
      createdAt: '작성일',
    },
  },
  priceBooks: {
    title: '요금표',
    columns: {
      number: '요금표',
      state: '상태',
      effectiveFrom: '적용 시작',
      publishedAt: '게시 시각',
      publishedBy: '게시한 사람',
      reason: '이유',
      quotes: '보관된 견적',
      hash: '해시',
    },
  },
  outbox: {
    title: '작업 대기열',
    columns: {
      at: '생성',
      kind: '작업',
      state: '상태',
      attempts: '시도 횟수',
      lastError: '최근 문제',
      dueAt: '다음 시도',
      doneAt: '완료',
    },
  },
  pricings: {
    title: '요금',
    columns: {
      level: '단계',
      priceableName: '대상',
      templateName: '템플릿',
      serviceTypeName: '서비스 유형',
      pricingTypeName: '요금 유형',
      tripTypeName: '여행 유형',
      amount: '금액',
      quantity: '수량',
      required: '필수',
      customerCommissionAmount: '고객 수수료(금액)',
      customerCommissionPercentage: '고객 수수료(%)',
      providerCommissionAmount: '제공자 수수료(금액)',
      providerCommissionPercentage: '제공자 수수료(%)',
      createdAt: '생성일',
    },
  },
  currencies: {
    title: '통화',
    columns: { code: '코드', symbol: '기호', decimals: '소수 자릿수', isDefault: '기본', usedBy: '사용 횟수' },
  },
  serviceTypes: {
    title: '서비스 유형',
    columns: { name: '이름', category: '인식 결과', requiredByDefault: '필수', usedBy: '사용 횟수' },
  },
  pricingTypes: {
    title: '요금 유형',
    columns: { name: '이름', kind: '계산 단위', counted: '계산 방법', usedBy: '사용 횟수' },
  },
  tripTypes: {
    title: '여행 유형',
    columns: { name: '이름', id: '번호', active: '활성', discounts: '할인 규칙', fixed: '고정', usedBy: '사용 횟수' },
  },
  pricingTemplates: {
    title: '요금 템플릿',
    columns: {
      name: '이름',
      serviceTypeName: '서비스 유형',
      pricingTypeName: '요금 유형',
      tripTypeName: '여행 유형',
      defaultAmount: '기본 금액',
      customerCommission: '고객 수수료',
      providerCommission: '제공자 수수료',
      required: '필수',
      usedBy: '사용 횟수',
    },
  },
  tripPeriods: {
    title: '여행 기간',
    columns: { name: '이름', fromDate: '시작일', toDate: '종료일', tripTypeName: '여행 유형', active: '활성', overlaps: '겹침' },
  },
  businesses: {
    title: '사업체',
    columns: {
      name: '이름',
      legalName: '법인명',
      country: '국가',
      vatRate: '부가가치세율',
      currency: '통화',
      invoicePrefix: '청구서 접두어',
      isDefault: '기본',
      usedBy: '사용 횟수',
    },
  },
  ...moneyLists,
} as const satisfies SharedWords['lists'];
