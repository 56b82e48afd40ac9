// The page for a link to an invoice that opens it no more, in Korean.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: '이 링크로는 더 이상 청구서를 열 수 없습니다',
  text: '링크로 청구서를 열 수 있는 기간은 {days}일입니다. 청구서에 관한 가장 최근 이메일의 링크만 유효하며, 취소된 청구서는 열 수 없습니다.',
  next: '로그인하면 모든 청구서를 볼 수 있습니다. 계정이 없으면 새 링크를 요청해 주세요.',
  invoices: '내 청구서 보기',
  contact: '새 링크 요청',
} as const satisfies Section<'invoiceLink'>;
