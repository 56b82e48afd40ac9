// What mails say, in Japanese.

import type { ServerWords } from '../catalogue.ts';

export const mails = {
  layout: {
    greeting: '{name} 様',
    greetingNobody: 'お客様',
    copy: 'ボタンが使えない場合は、次のアドレスをブラウザーに貼り付けてください。',
    automatic: 'このメールは{product}から自動で送信されました。',
  },
  verify: {
    subject: 'メールアドレスをご確認ください',
    intro: '{product}にご登録いただきありがとうございます。ご本人のメールアドレスであることを確認してください。',
    button: 'メールアドレスを確認する',
    validity: 'リンクは{hours, plural, other {#時間}}以内に1回だけ使えます。',
    notYou: 'お心当たりがない場合は、何もする必要はありません。確認が済むまで、このアドレスではだれもログインできません。',
  },
  takenAddress: {
    subject: 'すでにアカウントをお持ちです',
    intro:
      'このメールアドレスで{product}への登録が試みられました。おそらくご本人によるものですが、このアドレスのアカウントはすでにあります。',
    family: 'ご家族の登録をご希望でしたら、内容は保存されていません。ログインして、もう一度フォームにご記入ください。',
    familyButton: '家族を登録する',
    signIn: 'ログイン',
    reset: 'パスワードをお忘れの場合は、新しく設定できます。',
    resetButton: '新しいパスワードを設定',
    notYou: 'お心当たりがない場合は、何もする必要はありません。アカウントをお持ちであることは、だれにも知られていません。',
  },
  parentInvitation: {
    subject: '{product}：あなたのお子さまですか',
    intro: '{inviter}さんが{product}で{child}さんの滞在を手配しており、あなたが保護者であるとしています。',
    how: 'その通りでしたら、このメールアドレスでログイン、または保護者として登録し、開始ページで承認してください。それまでは何も結び付けられません。',
    button: '回答する',
    notYours: 'お心当たりがない場合は何もする必要はありません。開始ページで否認することもできます。',
  },
  reset: {
    subject: '新しいパスワードの設定',
    intro: '{product}のアカウントについて、新しいパスワードの設定が請求されました。おそらくご本人によるものです。',
    button: '新しいパスワードを設定',
    validity: 'リンクは{hours, plural, other {#時間}}以内に1回だけ使えます。期限が過ぎた場合は、もう一度請求できます。',
    notYou: 'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    intro: '{product}のアカウントのパスワードが変更され、ほかの端末からはログアウトしました。',
    notYou: 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    button: '新しいパスワードを設定',
  },
  newAddress: {
    subject: '新しいメールアドレスをご確認ください',
    intro:
      '{product}のアカウントのメールアドレスが、このアドレスに変更されました。ご本人のアドレスであることを確認してください。確認が済むまではログインできません。',
    notYou: '{product}のアカウントをお持ちでない場合は、何もする必要はありません。',
  },
  addressChanged: {
    subject: 'アカウントのメールアドレスが変更されました',
    intro:
      '{product}のアカウントのメールアドレスが変更されました。すべての端末からログアウトしました。今後は新しいアドレスでログインしてください。',
    notYou: 'お心当たりがない場合は、すぐにお問い合わせください。',
    button: 'お問い合わせ',
  },
  providerLinked: {
    subject: '新しいログイン方法が追加されました',
    intro: '{product}のアカウントに、{provider}でもログインできるようになりました。',
    notYou: 'お心当たりがない場合は、お問い合わせください。',
    button: 'お問い合わせ',
  },
  payoutDetails: {
    subject: '口座情報が変更されました',
    intro: '{product}からのお支払いの振込先が変更されました。今後のお支払いは口座{account}に振り込まれます。',
    button: '口座情報を確認する',
    notYou: 'お心当たりがない場合は、すぐにお問い合わせください。',
  },
  accountDeleted: {
    subject: 'アカウントを削除しました',
    intro: 'ご依頼のとおり、{product}のアカウントを削除しました。お名前、連絡先、ログイン方法はすべて削除されました。',
    kept: '請求書は、法律で定められた期間保管されます。',
    thanks: 'これまでご利用いただき、ありがとうございました。',
  },
  invitation: {
    subject: '{product}へのご招待',
    intro: '{inviter}さんが、{product}のアカウントを作成しました。パスワードを設定して始めてください。',
    introNobody: '{product}のアカウントが作成されました。パスワードを設定して始めてください。',
    button: 'パスワードを設定',
    validity: 'リンクは{days, plural, other {#日}}以内に1回だけ使えます。',
  },
  deactivated: {
    subject: 'アカウントが無効になりました',
    intro: '{product}のアカウントが無効になり、すべての端末からログアウトしました。',
    contact: '間違いだと思われる場合は、お問い合わせください。',
    button: 'お問い合わせ',
  },
} as const satisfies ServerWords['mails'];
