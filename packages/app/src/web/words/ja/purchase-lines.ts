// The lines of invoices of hosts and suppliers, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: '明細',
  description: '内容',
  quantity: '数量',
  unitAmount: '単価',
  discount: '割引',
  amount: '金額',
  line: '明細{line}',
  add: '明細を追加',
  remove: '明細{line}を削除',
} as const satisfies Section<'purchaseLines'>;
