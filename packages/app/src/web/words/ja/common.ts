// Words that every screen needs, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: '再試行',
  cancel: 'キャンセル',
  close: '閉じる',
  loading: '読み込み中',
  typeToConfirm: '確認のため「{text}」と入力してください',
  showPassword: '入力内容を表示',
  hidePassword: '入力内容を隠す',
  priceDetails: '料金の詳細',
  readTerms: '規約を読む',
  testPayments: 'このサイトではテスト決済のみを受け付けています。実際の支払いも予約も行われません。',
  readPrivacy: 'プライバシー通知を読む',
} as const satisfies Section<'common'>;
