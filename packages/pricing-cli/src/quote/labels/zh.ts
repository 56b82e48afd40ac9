// The words of a quote's sheet in Chinese.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: '寄宿家庭',
  dates: '日期',
  kind: '住宿类型',
  kinds: { local: '本地', mixed: '混合', family: '家庭' },
  days: '天数',
  nights: '晚数',
  campWeeks: '营地周数',
  immersionDays: '沉浸天数',
  students: '学生人数',
  discountCode: '折扣码',
  priceBook: '价目表',
  fingerprint: '指纹',
  service: '服务',
  payee: '支付给',
  level: '层级',
  levels: { base: '自有', county: '郡', country: '国家' },
  quantity: '数量',
  price: '价格',
  discount: '折扣',
  payout: '付款',
  payoutDiscount: '付款折扣',
  subtotal: '小计',
  vat: '增值税',
  vatExempt: '增值税(免税)',
  total: '总计',
  platform: '平台',
  note: '备注',
  noLines: '此次住宿不收取任何费用。',
};
