// The lines of invoices of hosts and suppliers, in Korean.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: '항목',
  description: '내용',
  quantity: '수량',
  unitAmount: '단가',
  discount: '할인',
  amount: '금액',
  line: '항목 {line}',
  add: '항목 추가',
  remove: '항목 {line} 삭제',
} as const satisfies Section<'purchaseLines'>;
