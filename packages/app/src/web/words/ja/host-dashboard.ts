// The dashboard of host families, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: '{name}さん、こんにちは',
  live: {
    title: 'プロフィール',
    isLive: 'プロフィールは公開中です。保護者の検索結果に表示されます。',
    notLive: 'プロフィールはまだ公開されていません。残りの手順：',
    done: '完了',
    open: '未完了',
    address: '住所を入力する',
    photos: '写真を3枚以上アップロードする（現在{count, number}枚）',
    vetting: '審査を受ける：こちらからご連絡します',
    paused: 'プロフィールの休止を終える',
    account: 'アカウントを再開する：お問い合わせください',
  },
  occupancy: {
    title: '{year}年の稼働状況',
    nights: '{of, number}泊のうち{nights, plural, other {#泊}}',
    share: '1年の{percent, number}%が予約済みです',
  },
  response: {
    title: '返答時間',
    minutes: '{minutes, plural, other {#分}}',
    hours: '{hours, plural, other {#時間}}',
    none: 'まだ計測されていません。3件の問い合わせに返答すると表示されます。',
    hint: '返答の半分がこの時間内でした。保護者はプロフィールで見られます。',
  },
  payout: {
    title: '次のお支払い',
    due: '予定日：',
    none: 'お支払いの予定はまだありません。',
    all: 'すべてのお支払い',
  },
  answers: {
    waiting: '{count, plural, other {#件の問い合わせが返答を待っています}}',
    none: '返答が必要なものはありません。',
  },
  stays: {
    title: '次の滞在',
    none: 'これからの滞在はありません。',
    all: 'すべての滞在',
  },
} as const satisfies Section<'hostDashboard'>;
