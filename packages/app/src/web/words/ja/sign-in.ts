// The screen for signing in, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: 'ログイン',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'ログイン',
  forgot: 'パスワードをお忘れの方',
  /** Before the links to the two registrations. */
  new: '初めての方',
  registerParent: '保護者として登録',
  registerHost: 'ホストファミリーになる',
  with: '{provider}でログイン',
  or: 'または',
  confirmFirst: 'リンクを記載したメールを再送信できます。',
  resend: 'メールを再送信',
} as const satisfies Section<'signIn'>;
