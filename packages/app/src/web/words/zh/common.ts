// Words that every screen needs, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: '重试',
  cancel: '取消',
  close: '关闭',
  loading: '正在加载',
  typeToConfirm: '请输入“{text}”以确认',
  showPassword: '显示输入内容',
  hidePassword: '隐藏输入内容',
  priceDetails: '价格明细',
  readTerms: '阅读条款',
  testPayments: '本网站仅接受测试付款：不会产生真实扣款，也不会产生真实预订。',
  readPrivacy: '阅读隐私声明',
} as const satisfies Section<'common'>;
