// The screens of the app wrapper, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: 'こんにちは、{name}さん',
  shortcuts: 'ショートカット',
  account: 'アカウント',
  menu: 'メニュー',
  settings: '設定',
  deleteAccount: 'アカウントの削除',
  delete: {
    intro: 'アカウントの削除は取り消せません。削除すると、次のようになります。',
    goes: '削除されるもの',
    stays: 'お名前を除いて残るもの',
    deleted: {
      profile: 'お名前、メールアドレス、電話番号、写真',
      children: 'お子さまの名前、健康情報、書類（ほかの保護者が結び付けられている場合を除く）',
      hostFamily: 'ホストファミリーのプロフィール、紹介文、写真',
      written: 'ほかの人に送ったメッセージ',
      signIn: 'パスワードと、アカウントに連携したログイン方法',
      sessions: 'すべての端末のログイン状態',
      saved: '保存したビューと設定',
      notifications: '通知',
      mails: 'お送りしたメール',
    },
    kept: {
      invoices: '法律で保管が必要な請求書とお支払い',
      trips: '過去の旅行',
      changes: '変更した人と内容の記録',
    },
    blocked: 'まだアカウントを削除できません',
    blocker: {
      openTrips:
        '仮予約中、予約済み、または進行中の旅行が{count, plural, other {#件}}あります。終了またはキャンセルされると、アカウントを削除できます。',
      lastAdministrator: '最後の管理者です。先にほかの人を管理者にしてください。',
    },
    contact: 'お問い合わせ',
    viewing: 'ほかのユーザーとして表示している間は、アカウントを削除できません。',
    password: 'パスワード',
    passwordText: 'ご本人であることを確認します。',
    email: 'メールアドレス',
    emailText: '確認のため「{email}」と入力してください。',
    understood: '取り消せないことを理解しました',
    submit: 'アカウントを削除する',
    cancel: '削除しない',
    goodbye: 'アカウントを削除しました',
    goodbyeText: 'すべての端末からログアウトしました。これまでご利用いただき、ありがとうございました。',
    home: 'トップページへ',
  },
} as const satisfies Section<'mobile'>;
