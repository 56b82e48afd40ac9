// Registering as a parent, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: '保護者として登録',
  lead: 'アカウントがあれば、お子さまの滞在の計画、ホストファミリーへの連絡、安全なお支払いができます。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  phone: '電話番号',
  password: 'パスワード',
  terms: '利用規約とプライバシー通知に同意します',
  termsName: '利用規約への同意',
  submit: '登録する',
  signIn: 'アカウントをお持ちの方',
  sentTitle: 'メールをご確認ください',
  sent: '{email}にメールをお送りしました。メールのリンクを開いて続けてください。リンクの有効期間は2日間です。',
} as const satisfies Section<'register'>;
