// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Chinese.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '打开发票',
  reason: '原因：{reason}',
  sent: {
    subject: '{seller} 的发票 {number}',
    intro: '这是您的发票 {number}，金额为 {amount}，到期日为 {due}。',
  },
  reminder: {
    subject: '提醒：{seller} 的发票 {number}',
    intro: '您的发票 {number} 尚有 {amount} 未付，到期日为 {due}。',
    crossed: '如果您已付款，则无需理会本邮件。',
  },
  credit: {
    subject: '{seller} 的贷记单 {number}',
    intro: '这是针对您的发票 {credited} 的贷记单 {number}，金额为 {amount}。',
    button: '打开贷记单',
  },
  voided: {
    subject: '{seller} 的发票 {number} 已作废',
    intro: '您的发票 {number} 已不再有效，请勿付款。',
  },
  creditNote: {
    title: '贷记单',
    titled: '贷记单 {number}',
    number: '贷记单编号',
    line: '发票 {number} 的贷记',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: '日期',
  amount: '金额',
  payer: '付款人',
  reference: '附言',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: '此行没有日期。',
  amount: '此行没有该币种可用的金额。',
  nobody: '此行既没有付款人也没有附言。',
} as const satisfies ServerWords['bankLines'];
