// The words of a quote's sheet in Japanese.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'ホストファミリー',
  dates: '日程',
  kind: '滞在の種類',
  kinds: { local: '地域', mixed: '混合', family: '家庭' },
  days: '日数',
  nights: '泊数',
  campWeeks: 'キャンプ週数',
  immersionDays: 'イマージョン日数',
  students: '生徒数',
  discountCode: '割引コード',
  priceBook: '料金表',
  fingerprint: 'フィンガープリント',
  service: 'サービス',
  payee: '支払先',
  level: '段階',
  levels: { base: '個別', county: '州', country: '国' },
  quantity: '数量',
  price: '料金',
  discount: '割引',
  payout: '支払額',
  payoutDiscount: '支払額の割引',
  subtotal: '小計',
  vat: '付加価値税',
  vatExempt: '付加価値税(免税)',
  total: '合計',
  platform: 'プラットフォーム',
  note: '備考',
  noLines: 'この滞在に料金はかかりません。',
};
