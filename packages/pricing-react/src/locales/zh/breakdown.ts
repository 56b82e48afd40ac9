// Chinese (simplified): the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: '住宿价格', provider: '寄宿家庭打款', finance: '报价明细' },
  columns: {
    line: '项目',
    counted: '数量',
    customer: '折扣前价格',
    customerDiscount: '折扣',
    price: '价格',
    provider: '折扣前打款',
    providerDiscount: '打款折扣',
    payout: '打款',
    platform: '平台服务费',
  },
  counted: {
    per_night: { other: '# 晚' },
    per_day: { other: '# 天' },
    per_week: { other: '# 周' },
    per_transfer: { other: '# 次接送' },
    immersion: { other: '# 个沉浸日' },
    per_trip: { other: '# 个行程' },
  },
  students: { other: '# 名学生' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: '寄宿家庭', Activity: '活动' },
  level: { base: '自身价格', county: '郡价格', country: '国家价格' },
  sum: '合计',
  allLines: '全部项目',
  subtotal: '小计',
  vat: '增值税',
  vatExempt: '增值税（免税）',
  total: '总计',
  split: '总计分配',
  supplierAmount: '提供方金额',
  byPricingType: '各计价单位的折扣前价格',
  pricingType: {
    per_night: '每晚',
    per_day: '每天',
    per_week: '每周',
    per_transfer: '每次接送',
    immersion: '每个沉浸日',
    per_trip: '每个行程',
  },
  bookVersion: '价目表',
  fingerprint: '报价参考号',
};
