// Reconciliation: what does not fit and where it is mended, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: '旅行、見積もり、請求書、入金、支払いを突き合わせ、不一致とその直し方を示します。',
  checks: 'チェック',
  showAll: 'すべてのチェックを表示',
  search: '名前と数字を検索',
  empty: {
    title: 'すべて一致しています',
    text: 'どのチェックにも問題はありません。',
  },
  mend: {
    trip: '旅行を開く',
    newInvoice: '請求書を作成',
    invoice: '請求書を開く',
    payment: '入金を開く',
    events: '入金一覧を開く',
    payout: '支払いを開く',
    purchaseInvoice: '仕入請求書を開く',
    expense: '経費を開く',
  },
  summary: '{count, plural, =0 {{all}件のチェックすべてで問題はありません。} other {{all}件中#件のチェックで不一致があります。}}',
} as const satisfies Section<'reconciliation'>;
