// Billing: balances, statements, months of sales and the books, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: '客户欠款、应付寄宿方款项，以及会计账簿。',
  search: '搜索名称和地址',
  part: {
    accounts: '账户',
    months: '月份',
    ledger: '会计',
  },
  empty: {
    title: '没有账户',
    text: '发出发票、收到款项或欠寄宿方款项后，账户会出现在这里。',
  },
  period: {
    from: '从',
    to: '至',
    turned: '早于开始日期。',
    span: {
      thisMonth: '本月',
      lastMonth: '上月',
      thisYear: '今年',
    },
  },
  statement: {
    opening: '期初余额',
    closing: '期末余额',
    of: '{currency} 对账单',
    nothing: '该期间没有往来。',
    file: {
      csv: '导出 CSV',
      xlsx: '导出工作簿',
    },
  },
  send: {
    open: '邮寄对账单',
    title: '将此对账单发送至 {email}？',
    text: '邮件使用收件人的语言，并附上对账单文件。',
    confirm: '发送',
  },
  remind: {
    open: '提醒',
    title: '提醒所有逾期款项？',
    text: '每张逾期发票会发送一封提醒邮件，每天最多一次。',
    confirm: '提醒',
    done: '{count, plural, =0 {没有发送提醒} other {正在发送 # 封提醒}}{skipped, plural, =0 {。} other {；跳过 # 张，今天已提醒或没有地址。}}',
  },
  settle: {
    open: '核销',
    title: '核销未结发票',
    text: '以最早的未分配款项核销最早的未结发票，要么全部完成，要么不做。',
    nothing: '无可核销：没有未分配款项，或没有未结发票。',
    invoice: '发票',
    due: '到期',
    paidOn: '付款日',
    amount: '金额',
    submit: '核销以上',
    done: '发票已核销。',
  },
  months: {
    title: '月度销售',
    text: '依据已发出的发票及其报价，减去贷记和作废。点击数字可查看对应发票。',
    nothing: '该期间没有开票。',
    month: '月份',
    business: '企业',
    revenue: '净销售额',
    commission: '平台部分',
    hostCost: '寄宿方部分',
    other: '其他销售',
    vat: '增值税',
    invoices: '发票',
  },
  ledger: {
    title: '会计账簿',
    text: '该期间全部往来的复式记账，每笔分录借贷相等。',
    business: '企业',
    businessHint: '留空则为全部。',
    file: {
      ledger: 'hledger 分录账',
      csv: '导出 CSV',
      xlsx: '导出工作簿',
    },
    chart: '各科目的含义',
    account: '科目',
    meaning: '含义',
  },
} as const satisfies Section<'billing'>;
