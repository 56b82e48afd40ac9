// Japanese: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: '合計',
  included: '税・手数料すべて込み',
  nights: { other: '#泊' },
  students: { other: '生徒#人' },
  stay: ({ nights, students }) => `${nights}、${students}`,
  saving: ({ amount }) => `${amount}お得です`,
  more: ({ amount }) => `変更前より${amount}高くなりました`,
  less: ({ amount }) => `変更前より${amount}安くなりました`,
  same: '合計は変わりません',
  kind: {
    hosting: '宿泊',
    camp: 'キャンプ',
    trust_fee: 'トラストフィー',
    transfer: '送迎',
    horse: '乗馬',
    immersion: 'イマージョン',
    other: 'その他のサービス',
    discount: '割引',
    vat: '付加価値税',
  },
  empty: 'ホストファミリーと日程を選んでください。',
  earlier: '変更前の内容での金額',
  codeNotApplied: ({ code }) => `コード「${code}」はこの滞在には適用されません。`,
  campUnpriced: 'キャンプの一部はまだ料金がなく、合計に含まれていません。',
  warning: '選んだ内容をご確認ください。',
  spoken: ({ amount }) => `合計${amount}、税・手数料すべて込みです。`,
};
