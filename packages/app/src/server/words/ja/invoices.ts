// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Japanese.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '請求書を開く',
  reason: '理由：{reason}',
  sent: {
    subject: '{seller}からの請求書 {number}',
    intro: '請求書 {number}（{amount}）をお送りします。お支払期限は{due}です。',
  },
  reminder: {
    subject: 'お支払いのご確認：{seller}の請求書 {number}',
    intro: '請求書 {number} のうち {amount} が未払いです。お支払期限は{due}です。',
    crossed: '行き違いでお支払い済みの場合は、何もしていただく必要はありません。',
  },
  credit: {
    subject: '{seller}からのクレジットノート {number}',
    intro: '請求書 {credited} に対するクレジットノート {number}（{amount}）をお送りします。',
    button: 'クレジットノートを開く',
  },
  voided: {
    subject: '{seller}の請求書 {number} は無効になりました',
    intro: '請求書 {number} は無効になりました。お支払いにならないようお願いします。',
  },
  creditNote: {
    title: 'クレジットノート',
    titled: 'クレジットノート {number}',
    number: 'クレジットノート番号',
    line: '請求書 {number} の減額',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: '日付',
  amount: '金額',
  payer: '支払人',
  reference: '摘要',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'この行には日付がありません。',
  amount: 'この行にはこの通貨の金額がありません。',
  nobody: 'この行には支払人も摘要もありません。',
} as const satisfies ServerWords['bankLines'];
