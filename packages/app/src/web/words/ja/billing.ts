// Billing: balances, statements, months of sales and the books, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: '顧客の未払い、ホストへの未払い、会計用の帳簿。',
  search: '名前とアドレスを検索',
  part: {
    accounts: '勘定',
    months: '月別',
    ledger: '会計',
  },
  empty: {
    title: '勘定はありません',
    text: '請求書の送付、入金、またはホストへの支払い義務が生じると表示されます。',
  },
  period: {
    from: '開始日',
    to: '終了日',
    turned: '開始日より前です。',
    span: {
      thisMonth: '今月',
      lastMonth: '先月',
      thisYear: '今年',
    },
  },
  statement: {
    opening: '期首残高',
    closing: '期末残高',
    of: '{currency} の明細',
    nothing: 'この期間の動きはありません。',
    file: {
      csv: 'CSVで保存',
      xlsx: 'ブックで保存',
    },
  },
  send: {
    open: '明細をメールで送る',
    title: 'この明細を {email} に送りますか？',
    text: '受信者の言語で書かれ、明細がファイルで添付されます。',
    confirm: '送る',
  },
  remind: {
    open: '催促する',
    title: '期限を過ぎたものすべてを催促しますか？',
    text: '期限を過ぎた請求書ごとにメールで催促します。1日1回までです。',
    confirm: '催促する',
    done: '{count, plural, =0 {催促はありません} other {#件の催促を送信しています}}{skipped, plural, =0 {。} other {。#件は本日催促済み、または宛先がないため省きました。}}',
  },
  settle: {
    open: '消し込む',
    title: '未払い請求書の消し込み',
    text: '最も古い未割り当ての入金を、最も古い未払い請求書に一括で充てます。',
    nothing: '消し込むものはありません。未割り当ての入金または未払い請求書がありません。',
    invoice: '請求書',
    due: '期限',
    paidOn: '入金日',
    amount: '金額',
    submit: 'これらを消し込む',
    done: '請求書を消し込みました。',
  },
  months: {
    title: '月別売上',
    text: '送付済みの請求書とその見積もりから、クレジットと取り消しを差し引いたもの。各数字から請求書を開けます。',
    nothing: 'この期間の請求はありません。',
    month: '月',
    business: '事業者',
    revenue: '純売上',
    commission: 'プラットフォーム分',
    hostCost: 'ホスト分',
    other: 'その他の売上',
    vat: 'VAT',
    invoices: '請求書',
  },
  ledger: {
    title: '会計用の帳簿',
    text: '期間中のすべての動きを複式簿記で。各仕訳は貸借が一致します。',
    business: '事業者',
    businessHint: '空欄ならすべて。',
    file: {
      ledger: 'hledger用の仕訳帳',
      csv: 'CSVで保存',
      xlsx: 'ブックで保存',
    },
    chart: '各勘定の意味',
    account: '勘定',
    meaning: '意味',
  },
} as const satisfies Section<'billing'>;
