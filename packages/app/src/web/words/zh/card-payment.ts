// Paying: the card, the second step of the bank, and waiting, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: '付款',
  card: '银行卡',
  number: '卡号',
  expiry: '有效期',
  expiryForm: '月/年',
  cvc: '安全码',
  pay: '支付 {amount}',
  noMoney: '这是测试：不会产生扣款，也不会保存卡片。',
  testCards: '测试卡',
  conduct: {
    success: '付款成功',
    declined: '被拒绝',
    insufficientFunds: '余额不足',
    expired: '已过期',
    secondStep: '需要银行二次验证',
    later: '稍后付款',
    eventLost: '付款成功但通知丢失',
  },
  declined: '付款未成功',
  fault: {
    declined: '银行拒绝了该卡。请换一张卡。',
    insufficientFunds: '该卡账户余额不足。',
    expired: '该卡已过期。请使用其他卡。',
    notConfirmed: '付款未经银行确认。您可以重试。',
    other: '该卡出现问题。尚未扣款，请重试。',
  },
  bankTitle: '银行验证',
  bankText: '您确认支付 {amount} 吗？',
  approve: '确认',
  refuse: '拒绝',
  processing: '正在处理您的付款。本页会自动更新。',
  paid: '已付款。请稍候……',
  held: '为您再保留 {time}',
  heldMinutes: '{count, plural, other {距付款截止还有 # 分钟。}}',
  notLoaded: '无法加载付款表单。',
} as const satisfies Section<'cardPayment'>;
