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
