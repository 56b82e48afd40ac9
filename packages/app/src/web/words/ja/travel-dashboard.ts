// The dashboard of parents, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: '{name}さん、こんにちは',
  next: '次の旅行',
  inDays: '{days, plural, other {あと#日}}',
  dayOf: '{days, number}日間の{day, number}日目',
  none: 'これからの旅行はありません',
  noneText: '次の休みに向けて、ホストファミリーやキャンプを探しましょう。',
  book: '滞在先を探す',
  addChild: 'お子さまを追加',
  news: '最新のお知らせ',
  claims: {
    title: 'ご確認ください',
    request: 'あなたのメールアドレスで{name}さんの依頼が送信されました（受付番号 {reference}）。',
    requestText: 'ご自身の依頼であれば、旅行と生徒がアカウントに追加されます。',
    requestTextAgent:
      '{inviter}さんがあなたに代わって送信し、旅行を担当しています。承認すると、旅行と生徒がアカウントに追加され、{inviter}さんにあなたの名前と連絡先が表示されます。',
    child: '{inviter}さんが、{child}さんはあなたのお子さまだとしています。',
    childNobody: '{child}さんはあなたのお子さまだという申し出があります。',
    childText: '承認すると、生徒と旅行が表示され、{inviter}さんにあなたの名前と連絡先が表示されます。',
    childTextNobody: '承認すると、生徒と旅行が表示されます。',
    mine: 'はい、そうです',
    mineNamed: 'はい、そうです：{name}',
    notMine: 'いいえ、違います',
    notMineNamed: 'いいえ、違います：{name}',
  },
  toDo: {
    title: 'やること',
    pay: '請求書{name}を支払う：{amount}',
    payOverdue: '期限を過ぎた請求書{name}を支払う：{amount}',
    complete: '{name}さんの情報を入力する：{count, plural, other {未入力#件}}',
    arrival: '{name}さんの到着方法を知らせる',
    choose: '{name}さんの家庭を選ぶ',
    wait: '{name}さんについて依頼した家庭の返答を待っています',
    nothing: 'やることはありません。',
  },
} as const satisfies Section<'travelDashboard'>;
