// Changing the own password, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: 'パスワードの変更',
  lead: 'この端末ではログインしたままで、ほかの端末からはログアウトします。',
  current: '現在のパスワード',
  new: '新しいパスワード',
  confirmation: '新しいパスワード（確認）',
  save: 'パスワードを変更',
  none: '別のサービスでログインしているため、このアカウントにはまだパスワードがありません。設定用のリンクをメールでお送りできます。',
  sendLink: 'リンクを送信',
  linkSent: '{email}にメールをお送りします。',
} as const satisfies Section<'changePassword'>;
