// The page of one's own account, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: 'このアカウントを本人と同じ画面で表示しています。表示中は変更できません。',
  saved: '変更を保存しました。',
  details: {
    title: 'プロフィール',
    text: 'ほかの人への表示と、ご連絡先です。',
    picture: '写真',
    firstName: '名',
    lastName: '姓',
    phone: '電話番号',
    email: 'メールアドレス',
    emailText: 'このアドレスでログインします。変更をご希望の場合は、お問い合わせください。',
    save: 'プロフィールを保存',
  },
  region: {
    title: '言語とタイムゾーン',
    text: '画面とメールの言語、および時刻の表示に使うタイムゾーンです。',
    language: '言語',
    timezone: 'タイムゾーン',
    timezoneText: '空欄にすると、お使いの端末のタイムゾーンで表示します。',
    timezoneDevice: 'この端末と同じ：{zone}',
    save: '言語とタイムゾーンを保存',
  },
  password: {
    title: 'パスワード',
  },
  sessions: {
    title: 'ログイン中の端末',
    text: '心当たりのない端末がある場合は、その端末からログアウトし、パスワードを変更してください。',
    list: 'ログイン中の端末の一覧',
    device: '{system}の{browser}',
    unknown: '不明な端末',
    here: 'この端末',
    lastSeen: '最終利用',
    startedAt: 'ログイン',
    end: 'ログアウト',
    endOf: 'ログアウト：{device}',
    everywhere: '全端末からログアウト',
    everywhereTitle: '全端末からログアウトしますか？',
    everywhereText: 'この端末からもログアウトします。いつでも再びログインできます。',
  },
  deletion: {
    title: 'アカウントの削除',
    text: 'お客様の情報を記録から完全に削除します。',
    begin: '削除の内容を確認',
  },
} as const satisfies Section<'account'>;
