// Reconciliation: what does not fit and where it is mended, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: '将行程、报价、发票、付款和打款相互核对：哪里不符，在哪里修正。',
  checks: '检查项',
  showAll: '显示所有检查项',
  search: '搜索名称和数字',
  empty: {
    title: '全部相符',
    text: '所有检查项均未发现问题。',
  },
  mend: {
    trip: '打开行程',
    newInvoice: '创建发票',
    invoice: '打开发票',
    payment: '打开付款',
    events: '打开付款列表',
    payout: '打开打款',
    purchaseInvoice: '打开采购发票',
    expense: '打开费用',
  },
  summary: '{count, plural, =0 {{all} 项检查均未发现问题。} other {{all} 项检查中有 # 项发现问题。}}',
} as const satisfies Section<'reconciliation'>;
