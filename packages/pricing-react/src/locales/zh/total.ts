// Chinese (simplified): what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: '总计',
  included: '已含全部税费',
  nights: { other: '# 晚' },
  students: { other: '# 名学生' },
  stay: ({ nights, students }) => `${nights}，${students}`,
  saving: ({ amount }) => `为您节省 ${amount}`,
  more: ({ amount }) => `比之前多 ${amount}`,
  less: ({ amount }) => `比之前少 ${amount}`,
  same: '总计与之前相同',
  kind: {
    hosting: '住宿',
    camp: '营地',
    trust_fee: '信任费',
    transfer: '接送',
    horse: '骑马',
    immersion: '沉浸',
    other: '其他服务',
    discount: '折扣',
    vat: '增值税',
  },
  empty: '请选择家庭和日期。',
  earlier: '对应之前的选择',
  codeNotApplied: ({ code }) => `优惠码“${code}”不适用于本次住宿。`,
  campUnpriced: '部分营地尚无价格，未计入总计。',
  warning: '请检查所选内容。',
  spoken: ({ amount }) => `总计 ${amount}，已含全部税费。`,
};
