// Making a trip for a parent, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: '生徒と日程を選び、次に家庭とキャンプを選びます。料金はその都度計算されます。',
  section: {
    people: '旅行する人',
    stay: '日程',
    family: 'ホストファミリー',
    camps: 'キャンプ',
    finish: '追加項目と料金',
  },
  newStudent: '新しい生徒を登録',
  parent: '支払う保護者',
  noParent: '{name}にはまだ保護者が登録されていません。支払う保護者を登録してください。',
  tripType: '旅行の種類',
  dates: '初日と最終日',
  datesFirst: '先に日程を選んでください。',
  family: {
    chosen: 'ホストファミリー：{name}',
    backup: '予備：{name}',
    none: '家庭はまだ選ばれていません。',
    choose: '選ぶ',
    chooseNamed: '{name}を選ぶ',
    reserve: '予備にする',
    reserveNamed: '{name}を予備にする',
    remove: '{name}を外す',
  },
  enquire: {
    do: '問い合わせとして作成',
    text: '問い合わせでは、選んだ家庭に打診し、保護者向けに予約と支払いのリンクを用意します。',
  },
  reserve: {
    do: '確保して請求',
    text: '確保すると、ベッドと定員を今すぐ押さえ、オンラインで支払える請求書を送ります。',
    title: '{name}さんのために確保しますか。',
    price: '請求額は{amount}です。',
    told: '家庭と保護者に知らせます。',
  },
  needs: {
    family: '先に家庭を選んでください。',
    price: 'この滞在には料金がなく、確保できません。問い合わせとして作成してください。',
  },
  done: {
    title: '旅行を作成しました',
    reserved: '滞在を確保し、請求しました。保護者はこちらで支払えます：',
    enquiry: '問い合わせを作成しました。保護者はこちらで予約と支払いができます：',
    draft:
      '旅行を下書きとして作成しました。家庭に依頼できませんでしたので、旅行のページから依頼してください。保護者はこちらで予約と支払いができます：',
    link: '支払いリンク',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました。',
    trip: '旅行を開く',
    invoice: '請求書を開く',
    another: '別の旅行を作成',
  },
} as const satisfies Section<'createTrip'>;
