// What a host is paid, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: '每次住宿您应得的款项：已安排的、处理中的和已收到的。',
  hostings: '付款',
  stay: '住宿',
  student: '学生',
  noStay: '其他付款',
  year: '年份',
  yearTotal: '{year}年已付',
  yearHint: '按我们付款的日期统计，可用于报税。',
  nothingPaid: '今年尚未付款。',
  download: '下载CSV',
  empty: {
    title: '还没有付款',
    text: '一旦有住宿预订确认，您应得的款项会显示在这里。',
  },
  draftName: '草稿{id}',
  accept: '确认',
  acceptTitle: '确认{name}？',
  acceptText: '您同意住宿晚数、单价和金额。只能确认一次。',
  acceptDone: '谢谢：发票已确认。',
  acceptedAt: '您的确认时间',
  query: '提出疑问',
  queryMessage: '我对{name}有疑问：',
  pdf: 'PDF',
  payouts: '付款',
  isDraft: '这是草稿。我们批准后会获得编号和正式日期。',
} as const satisfies Section<'ownPayments'>;
