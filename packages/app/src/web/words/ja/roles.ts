// The roles, and the screen that shows them, in Japanese.

import { names } from '#contract/words/ja/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'お子さまの滞在を予約し、代金を支払います。',
    'Host family': '生徒を受け入れ、自宅のカレンダー、依頼、お支払いを管理します。',
    Coordinator: 'すべての地域の旅行、ファミリー、やり取りを担当します。',
    Agent: '滞在を販売し、自分の生徒、グループ、請求書を扱います。',
    Finance: '請求書、入出金、支払い、請求を担当します。',
    Administrator: 'ユーザー、ロール、権限を含むすべてを管理します。',
    'Vetting admin': 'ホストファミリーを探し、審査します。',
    'Page editor': 'ページ、ブログ、メニュー、お客様の声を編集します。',
  },
  description: '8つのロールは固定です。1人が複数のロールを持つことができ、権限は合算されます。',
  column: { holders: '該当者', landing: '最初のページ' },
  holders: '{count, plural, =0 {なし} other {ユーザー#人}}',
  showHolders: 'ロール「{role}」：{count, plural, =0 {なし} other {ユーザー#人}}',
  deactivated: '{count, plural, other {ほか無効#人}}',
  rightCount: '{count, plural, other {権限#件}}',
  switched: '{count, plural, other {切り替え#件}}',
  showRights: 'ロール「{role}」の{count, plural, other {権限#件}}',
  changeRights: 'このロールの権限を変更',
  staff: 'スタッフ',
  assign: '割り当て',
  assignTo: 'ロール「{role}」を割り当てる',
  assignUser: 'ユーザー',
  assignConfirm: 'ロールを付与',
  assigned: '{name}さんにロール「{role}」を付与しました。',
  alreadyHeld: '{name}さんはすでにロール「{role}」を持っています。',
  picker: { placeholder: '氏名またはメールアドレス', nobody: '見つかりません', searching: '検索中…' },
} as const satisfies Section<'roles'>;
