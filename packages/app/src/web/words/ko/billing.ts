// Billing: balances, statements, months of sales and the books, in Korean.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: '고객 미수금, 호스트에게 줄 금액, 회계용 장부.',
  search: '이름과 주소 검색',
  part: {
    accounts: '계정',
    months: '월별',
    ledger: '회계',
  },
  empty: {
    title: '계정 없음',
    text: '청구서를 보내거나 입금되거나 호스트에게 줄 금액이 생기면 표시됩니다.',
  },
  period: {
    from: '시작일',
    to: '종료일',
    turned: '시작일보다 앞섭니다.',
    span: {
      thisMonth: '이번 달',
      lastMonth: '지난달',
      thisYear: '올해',
    },
  },
  statement: {
    opening: '기초 잔액',
    closing: '기말 잔액',
    of: '{currency} 명세',
    nothing: '이 기간에는 거래가 없습니다.',
    file: {
      csv: 'CSV로 저장',
      xlsx: '통합 문서로 저장',
    },
  },
  send: {
    open: '명세서 메일 보내기',
    title: '이 명세서를 {email}(으)로 보낼까요?',
    text: '받는 사람의 언어로 작성되며 명세서가 파일로 첨부됩니다.',
    confirm: '보내기',
  },
  remind: {
    open: '독촉하기',
    title: '연체된 모든 건을 독촉할까요?',
    text: '연체된 청구서마다 메일로 독촉하며, 하루에 한 번까지입니다.',
    confirm: '독촉하기',
    done: '{count, plural, =0 {보낸 독촉이 없습니다} other {독촉 #건을 보내고 있습니다}}{skipped, plural, =0 {.} other {. #건은 오늘 이미 보냈거나 주소가 없어 건너뛰었습니다.}}',
  },
  settle: {
    open: '정산하기',
    title: '미결제 청구서 정산',
    text: '가장 오래된 미배분 입금으로 가장 오래된 미결제 청구서를 한 번에 정산합니다.',
    nothing: '정산할 것이 없습니다. 미배분 입금이나 미결제 청구서가 없습니다.',
    invoice: '청구서',
    due: '기한',
    paidOn: '입금일',
    amount: '금액',
    submit: '이대로 정산',
    done: '청구서를 정산했습니다.',
  },
  months: {
    title: '월별 매출',
    text: '보낸 청구서와 그 견적에서 대변표와 무효를 뺀 금액입니다. 각 숫자를 누르면 청구서가 열립니다.',
    nothing: '이 기간에는 청구가 없습니다.',
    month: '월',
    business: '사업체',
    revenue: '순매출',
    commission: '플랫폼 몫',
    hostCost: '호스트 몫',
    other: '기타 매출',
    vat: '부가세',
    invoices: '청구서',
  },
  ledger: {
    title: '회계용 장부',
    text: '기간 중 모든 거래를 복식부기로. 각 분개는 대차가 일치합니다.',
    business: '사업체',
    businessHint: '비워 두면 전체.',
    file: {
      ledger: 'hledger용 분개장',
      csv: 'CSV로 저장',
      xlsx: '통합 문서로 저장',
    },
    chart: '각 계정의 의미',
    account: '계정',
    meaning: '의미',
  },
} as const satisfies Section<'billing'>;
