// Japanese: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: '滞在の料金', provider: 'ホストへの支払い', finance: '見積もりの明細' },
  columns: {
    line: '明細',
    counted: '数量',
    customer: '割引前料金',
    customerDiscount: '割引',
    price: '料金',
    provider: '割引前支払額',
    providerDiscount: '支払額の割引',
    payout: '支払額',
    platform: 'プラットフォーム手数料',
  },
  counted: {
    per_night: { other: '#泊' },
    per_day: { other: '#日間' },
    per_week: { other: '#週間' },
    per_transfer: { other: '送迎#回' },
    immersion: { other: 'イマージョン#日間' },
    per_trip: { other: '旅行#回' },
  },
  students: { other: '生徒#人' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'ホストファミリー', Activity: 'アクティビティ' },
  level: { base: '固有の料金', county: '県の料金', country: '国の料金' },
  sum: '計',
  allLines: '全明細',
  subtotal: '小計',
  vat: '付加価値税',
  vatExempt: '付加価値税（免除）',
  total: '合計',
  split: '合計の配分',
  supplierAmount: '提供者への支払額',
  byPricingType: '単位別の割引前料金',
  pricingType: {
    per_night: '1泊ごと',
    per_day: '1日ごと',
    per_week: '1週間ごと',
    per_transfer: '送迎ごと',
    immersion: 'イマージョン1日ごと',
    per_trip: '旅行ごと',
  },
  bookVersion: '料金表',
  fingerprint: '見積もりの参照番号',
};
