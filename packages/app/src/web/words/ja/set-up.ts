// Becoming the first administrator with the link that the server prints, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: '最初の管理者になる',
  lead: '{product}にはまだ管理者がいません。あなたのアカウントが最初の管理者となり、ほかの人を招待します。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordConfirmation: 'パスワード（確認）',
  submit: 'アカウントを作成',
  checking: 'リンクを確認しています。少々お待ちください',
  expiredTitle: 'このリンクは使えなくなりました',
  expired:
    'すでに使用されたか、1日以上経過したか、すでに管理者がいます。管理者がいない間は、サーバーの起動時に新しいリンクが表示されます。',
  signIn: 'ログイン',
} as const satisfies Section<'setUp'>;
