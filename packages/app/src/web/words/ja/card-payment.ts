// Paying: the card, the second step of the bank, and waiting, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: 'お支払い',
  card: 'カード',
  number: 'カード番号',
  expiry: '有効期限',
  expiryForm: '月/年',
  cvc: 'セキュリティコード',
  pay: '{amount}を支払う',
  noMoney: 'これはテストです。実際の請求はなく、カードも保存されません。',
  testCards: 'テストカード',
  conduct: {
    success: '支払い成功',
    declined: '拒否される',
    insufficientFunds: '残高不足',
    expired: '期限切れ',
    secondStep: '銀行の本人確認が必要',
    later: '少し後に支払われる',
    eventLost: '支払われるが通知が失われる',
  },
  declined: 'お支払いが完了しませんでした',
  fault: {
    declined: '銀行がカードを拒否しました。別のカードをお試しください。',
    insufficientFunds: 'カードの残高が不足しています。',
    expired: 'カードの有効期限が切れています。別のカードをご利用ください。',
    notConfirmed: '銀行での確認が完了しませんでした。もう一度お試しいただけます。',
    other: 'カードに問題が発生しました。請求は行われていません。もう一度お試しください。',
  },
  bankTitle: '銀行からの確認',
  bankText: '{amount}のお支払いを承認しますか？',
  approve: '承認する',
  refuse: '拒否する',
  processing: 'お支払いを処理中です。このページは自動で更新されます。',
  paid: 'お支払いが完了しました。少々お待ちください…',
  held: 'あと{time}確保されています',
  heldMinutes: '{count, plural, other {お支払いまであと#分です。}}',
  notLoaded: 'お支払いフォームを読み込めませんでした。',
} as const satisfies Section<'cardPayment'>;
