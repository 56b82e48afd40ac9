// Chinese (simplified): what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: '总价',
  included: '已含全部税费',
  nights: { other: '# 晚' },
  students: { other: '# 名学生' },
  stay: ({ nights, students }) => `${nights}，${students}`,
  saving: ({ amount }) => `为您节省 ${amount}`,
  more: ({ amount }) => `比之前多 ${amount}`,
  less: ({ amount }) => `比之前少 ${amount}`,
  same: '总价与之前相同',
  kind: {
    hosting: '寄宿',
    camp: '营期',
    trust_fee: '安心保障费',
    transfer: '接送',
    horse: '骑马',
    immersion: '沉浸体验',
    other: '其他服务',
    discount: '折扣',
    vat: '增值税',
  },
  empty: '请选择家庭和日期。',
  earlier: '对应之前的选择',
  codeNotApplied: ({ code }) => `优惠码“${code}”不适用于这次住宿的任何项目。`,
  campUnpriced: '部分营期尚无价格，未计入总价。',
  warning: '请检查所选内容。',
  spoken: ({ amount }) => `总价 ${amount}，已含全部税费。`,
};
