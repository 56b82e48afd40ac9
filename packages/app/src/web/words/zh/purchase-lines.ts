// The lines of invoices of hosts and suppliers, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: '明细',
  description: '说明',
  quantity: '数量',
  unitAmount: '单价',
  discount: '折扣',
  amount: '金额',
  line: '第{line}行',
  add: '添加一行',
  remove: '删除第{line}行',
} as const satisfies Section<'purchaseLines'>;
