// Menus, header and command palette around the pages of signed-in people, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: 'メインメニュー',
  more: 'その他',
  fold: 'メニューを折りたたむ',
  unfold: 'メニューを広げる',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  later: '準備中',
  soon: '準備中',
  unread: '{count, plural, other {未読メッセージ#件}}',
  group: {
    today: '今日',
    operations: '業務',
    people: 'メンバー',
    finance: '経理',
    pricing: '料金',
    content: 'コンテンツ',
    administration: '管理',
  },
  area: {
    title: 'エリア',
    switch: 'エリアを切り替え',
    travel: '保護者エリア',
    hostFamily: 'ホストファミリーエリア',
    hub: 'ハブ',
  },
  account: {
    title: 'アカウント',
    open: 'アカウント：{name}',
    signOut: 'ログアウト',
  },
  colours: {
    title: '配色',
    auto: '自動',
    light: 'ライト',
    dark: 'ダーク',
  },
  viewAs: {
    title: '{name}さんとして表示しています。',
    note: '表示中は変更できません。閲覧は記録されます。',
    stop: '表示を終了',
  },
  palette: {
    open: '検索とコマンド',
    placeholder: 'ページへ移動、または操作…',
    none: '該当するものがありません。',
    pages: 'ページ',
    later: '準備中',
    actions: '操作',
    language: '言語：{name}',
    colours: '配色：{name}',
    invite: 'ユーザーを招待',
    shortcuts: 'キーボードショートカット',
    enter: 'Enterで開く、Escで閉じる',
  },
  shortcuts: {
    title: 'キーボードショートカット',
    general: 'ハブ全体',
    goTo: 'ページへ移動',
    palette: '検索とコマンド',
    help: 'この一覧',
    single: '1文字のショートカット',
    singleNote: '音声入力などで妨げになる場合は、オフにしてください。',
  },
} as const satisfies Section<'shell'>;
