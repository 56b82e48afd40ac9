// Activities of the hub and their weeks, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: 'キャンプ、レッスン、遠足と、その週と定員です。',
  create: '新しいアクティビティ',
  empty: 'アクティビティはまだありません',
  emptyText: 'キャンプを登録し、次にその週を登録してください。',
  ages: '{from}〜{to}',
  field: {
    name: '名前',
    type: '種類',
    category: '分野',
    gender: '対象',
    ages: '対象年齢',
    minAge: '最年少',
    maxAge: '最年長',
    county: '郡',
    location: '町',
    description: '説明',
    business: '事業者',
    active: '予約可',
    weeks: '今後の週',
    nextWeek: '次の週',
    placesLeft: '空き',
  },
  none: 'なし',
  week: {
    start: '開始の月曜日',
    capacity: '定員',
    add: '週を追加',
    edit: '定員を変更',
    cancel: '中止する',
    reopen: '再開する',
    save: '保存',
    saved: '週を保存しました。',
    off: '中止',
    taken: '{capacity}名中{taken}名予約済み',
    cancelText: '今後は予約できません。すでに含む旅行は、変更するまでそのままです。',
  },
} as const satisfies Section<'hubActivities'>;
