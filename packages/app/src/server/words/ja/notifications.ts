// What mails say that go with notifications, and to whom has written to us, in Japanese.

import type { ServerWords } from '../catalogue.ts';

export const notificationMails = {
  button: '通知を開く',
  settings: 'この種類のメールは、通知の設定で停止できます。',
  once: '通知をお読みになるまで、この種類のメールは新たに送信されません。',
  roleChanged: {
    subject: '{product}でできることが変わりました',
    intro: '管理者が、{product}のアカウントのロールを変更しました。',
  },
  accountViewed: {
    subject: '管理者がアカウントを閲覧しました',
    intro: '管理者が、サポートのためにお客様と同じ画面で{product}の閲覧を始めました。閲覧中に変更を加えることはできません。',
    notAsked: '理由にお心当たりがない場合は、お問い合わせください。',
  },
  hostFamilyRegistered: {
    subject: 'ホストファミリーの登録がありました',
    intro: '{product}にホストファミリーの登録があり、審査を待っています。',
  },
  bookingRefused: {
    subject: '支払い済みの予約を確定できませんでした',
    intro: '{product} で、ベッドが埋まった後に支払われた滞在がありました。代金は自動的に返金されます。',
  },
  childLinked: {
    subject: 'お子さまが{product}のアカウントに紐づけられました',
    intro: '{product}のスタッフが、お子さまをあなたのアカウントに紐づけました。お子さまの情報と旅行をご覧いただけます。',
    notYours: 'お心当たりのない場合はご連絡ください。',
  },
  tripNews: { intro: '{product}で、あなたに関わる滞在についてお知らせがあります。' },
  tripPriceChanged: {
    subject: '{name}さん：滞在料金が変わりました',
    more: '料金は {before} {currency} から {after} {currency} になりました（{difference} {currency} 増）。',
    less: '料金は {before} {currency} から {after} {currency} になりました（{difference} {currency} 減）。',
    asked: 'まず保護者の同意をお願いしています。それまで請求や引き落としは行われません。',
    settled: 'これによる引き落としはありません。差額は請求書またはクレジットノートで精算します。',
  },
  contactEnquiry: {
    subject: 'お問い合わせがありました（{reference}）',
    intro: '{product}のお問い合わせフォームからメッセージが届きました。受付番号は{reference}です。',
  },
  campaign: {
    why: '{product}のアカウントをお持ちの方にお送りしています。今後このようなお知らせが不要な場合は、通知の設定で停止してください。',
    button: '通知を開く',
  },
  contactReceived: {
    subject: 'お問い合わせを受け付けました（{reference}）',
    intro: '{product}にお問い合わせいただきありがとうございます。メッセージを受け付けました。メールでご返信します。',
    reference: '再度ご連絡の際は、次の受付番号をお知らせください：{reference}',
    quoted: 'お送りいただいた内容：',
    notYou: 'お問い合わせにお心当たりがない場合は、だれかが誤ってこのアドレスを入力したものです。何もする必要はありません。',
  },
} as const satisfies ServerWords['notificationMails'];
