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
  paymentReturned: {
    refundFailed: {
      subject: '返金が戻ってきました',
      intro: '{product}からの返金が完了せず、お金が戻ってきました。対応する旅行がありません。別の方法で返金してください。',
    },
    disputed: {
      subject: '支払いに異議が申し立てられました',
      intro:
        '{product}への支払いについて、銀行に異議が申し立てられました。対応する旅行がありません。期限内に決済サービスで回答してください。',
    },
  },
  childLinked: {
    subject: 'お子さまが{product}のアカウントに紐づけられました',
    intro: '{product}のスタッフが、お子さまをあなたのアカウントに紐づけました。お子さまの情報と旅行をご覧いただけます。',
    notYours: 'お心当たりのない場合はご連絡ください。',
  },
  tripNews: {
    child: 'お子さま：{name}',
    student: '生徒：{name}',
    dates: '日程：{from}～{to}',
    family: 'ホストファミリー：{family}',
    price: '料金：{amount}',
    refund: '返金額：{amount}',
    payout: 'お受け取り額：{amount}',
    button: '滞在を見る',
    subject: '{event}：{name}',
    next: {
      parent: {
        changed: '新しい内容をご確認ください。問題があればご連絡ください。',
        declined: '別の家庭に依頼できます。お探しするお手伝いもいたします。',
        considering: '返事がありましたらメールでお知らせします。',
        started: 'ご家庭の電話番号とメールアドレスは、滞在のページにあります。',
        completed: '楽しい滞在だったことを願っております。お手続きはありません。',
        cancelled: '返金がある場合は、メールでお知らせします。',
        refundComing: '送金が済みましたら、改めてメールでお知らせします。',
        backupOut: 'ご希望の場合は、滞在のページで別の予備の家庭をお選びください。',
        reserved: '家庭が確認しましたらメールでお知らせします。それまでお手続きはありません。',
        backupAsked: 'お選びの家庭は受け入れができません。もう一方の家庭から返事がありましたらメールでお知らせします。',
        noFamily: 'お選びの家庭は受け入れができません。滞在のページで別の家庭をお選びいただくか、ご連絡ください。',
        familyToChoose: 'お支払い済みの金額は別のご家庭に充てられます。滞在のページで別のご家庭を選ぶか、返金をお申し込みください。',
        travelChanged: '滞在のページで旅程をご確認ください。',
        booked: '到着日時が家庭に伝わるよう、旅程をご入力ください。',
        campCalledOff: '滞在のページでその週の別のキャンプをお選びいただくか、ご連絡ください。',
        refunded: '銀行により、ご入金まで数日かかる場合があります。',
        withdrawn: '別の家庭を探しています。見つかりましたらメールでお知らせします。',
      },
      host: {
        changed: '滞在のページで新しい内容をご確認ください。ご都合が悪い場合はお知らせください。',
        notChosen: 'お手続きはありません。ベッドはほかの滞在にお使いいただけます。',
        waiting: 'この滞在に空きが出ましたらメールでお知らせします。',
        started: '保護者の電話番号とメールアドレスは、滞在のページにあります。',
        completed: 'お支払いは滞在後になります。「お支払い」でご確認いただけます。',
        cancelled: 'お手続きはありません。ベッドはほかの滞在にお使いいただけます。',
        asked: '滞在のページで承諾または辞退をお知らせください。',
        reserved: '滞在のページで承諾または辞退をお知らせください。',
        travelChanged: '滞在のページで旅程をご確認ください。',
        booked: '滞在のページでゲストについてお読みください。',
        withdrawn: 'お手続きはありません。ベッドはほかの滞在にお使いいただけます。',
      },
      staff: '滞在のページでタスクと次の対応をご確認ください。',
      refundDue: '返金を行い、滞在のページでタスクを完了してください。',
    },
  },
  tripPriceChanged: {
    subject: '{name}さん：滞在料金が変わりました',
    more: '料金は {before} から {after} になりました（{difference} 増）。',
    less: '料金は {before} から {after} になりました（{difference} 減）。',
    askedOfYou: '滞在のページで、新しい料金に同意するか、お断りください。同意いただくまで請求や引き落としは行われません。',
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
