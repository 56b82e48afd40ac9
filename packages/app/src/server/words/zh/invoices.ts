// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Chinese.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '打开发票',
  until: '此链接在 {until} 之前有效。关于此账单的下一封邮件会附上新的链接。',
  reason: '原因：{reason}',
  sent: {
    subject: '{seller} 的发票 {number}',
    intro: '这是您的发票 {number}，金额为 {amount}，到期日为 {due}。',
  },
  receipt: {
    subject: '已收到付款：发票 {number}',
    intro: '我们已于 {date} 收到发票 {number} 的付款 {amount}（{method}）。谢谢。',
    nothingDue: '已全额付清，无需再付款。',
    stillDue: '尚需支付 {amount}，截止日期为 {due}。',
    button: '查看收据',
  },
  reminder: {
    subject: '提醒：{seller} 的发票 {number}',
    intro: '您的发票 {number} 尚有 {amount} 未付，到期日为 {due}。',
    crossed: '如果您已付款，则无需理会本邮件。',
  },
  credit: {
    subject: '{seller} 的红字发票 {number}',
    intro: '这是针对您的发票 {credited} 的红字发票 {number}，金额为 {amount}。',
    button: '打开红字发票',
  },
  voided: {
    subject: '{seller} 的发票 {number} 已作废',
    intro: '您的发票 {number} 已不再有效，请勿付款。',
  },
  difference: {
    line: '与约定价格的差额',
    detail: '约定价格：{agreed}；已开具发票：{billed}',
  },
  creditNote: {
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
  future: '此行的日期尚未到来。',
  currency: '此行的币种不是 {currency}。',
  ambiguous: '此行的金额既可读作千位分隔，也可读作小数。请写出小数位，例如 1,234.00。',
  columns: '此行的列与表头不符。请用引号括住含有分隔符的单元格，并闭合所有引号。',
  nobody: '此行既没有付款人也没有附言。',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: '折扣',
  withoutVat: '价款中不征收增值税的部分',
  rounding: '增值税尾差',
  creditTerms: '用于冲减发票 {number} 的应付金额，或予以退还。',
  lacks: {
    sellerCountry: '企业地址的末尾没有国家名称。请在企业设置中填写国家。',
    buyerCountry: '购买方地址的末尾没有国家名称。最后一行须为国家名称。',
    sellerVat: '发送时企业没有增值税号。请在企业设置中填写，此后发送的单据将包含该税号。',
    sellerVatForm: '企业的增值税号须以所在国家的两个字母开头，例如 IE1234567T。',
    buyerVatForm: '购买方的增值税号须以所在国家的两个字母开头，例如 DE123456789。',
    currency: '电子发票的金额最多两位小数，而 {currency} 的金额位数更多。',
    vat: '增值税不是其计税金额的某一百分比。',
    rule: '未遵守 EN 16931 的规则 {rule}。',
  },
} as const satisfies ServerWords['eInvoice'];
