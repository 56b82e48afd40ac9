// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Japanese.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '請求書を開く',
  until: 'リンクは{until}まで開けます。この請求書に関する次のメールで新しいリンクをお送りします。',
  reason: '理由：{reason}',
  sent: {
    subject: '{seller}からの請求書 {number}',
    intro: '請求書 {number}（{amount}）をお送りします。お支払期限は{due}です。',
  },
  receipt: {
    subject: 'お支払いを確認しました：請求書 {number}',
    intro: '{date}に、請求書 {number} のお支払い {amount}（{method}）を確認しました。ありがとうございます。',
    nothingDue: '全額お支払い済みです。お支払いいただく金額はありません。',
    stillDue: '残額 {amount} のお支払い期限は {due} です。',
    button: '領収書を見る',
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
  difference: {
    line: '合意した料金との差額',
    detail: '合意した料金：{agreed}、これまでの請求額：{billed}',
  },
  creditNote: {
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
  future: 'この行の日付は未来の日付です。',
  currency: 'この行の通貨は{currency}ではありません。',
  ambiguous: 'この行の金額は、千の区切りとも小数とも読めます。1,234.00のように小数部を付けて書いてください。',
  columns: 'この行の列が見出しと合いません。区切り文字を含むセルは引用符で囲み、引用符はすべて閉じてください。',
  nobody: 'この行には支払人も摘要もありません。',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: '割引',
  withoutVat: '付加価値税が課されない代金の部分',
  rounding: '付加価値税の端数処理',
  creditTerms: '請求書{number}の未払額から差し引くか、返金します。',
  lacks: {
    sellerCountry: '事業者の住所の末尾に国名がありません。事業者の設定で国を指定してください。',
    buyerCountry: '請求先の住所の末尾に国名がありません。最後の行を国名にしてください。',
    sellerVat: '送信した時点で、事業者に付加価値税番号がありませんでした。事業者の設定に入力すると、以後の送信分に記載されます。',
    sellerVatForm: '事業者の付加価値税番号は、IE1234567Tのように国を表す2文字で始める必要があります。',
    buyerVatForm: '請求先の付加価値税番号は、DE123456789のように国を表す2文字で始める必要があります。',
    currency: '電子インボイスの金額は小数点以下2桁までですが、{currency}の金額はそれより桁数が多くなります。',
    vat: '付加価値税が、課税対象額に対する割合になっていません。',
    rule: 'EN 16931の規則{rule}が守られていません。',
  },
} as const satisfies ServerWords['eInvoice'];
