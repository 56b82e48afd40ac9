// Things kept in a list and made, changed and deleted one by one, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: '保存',
  undo: '元に戻す',
  undone: '元に戻しました。',
  saved: '{name}を保存しました。',
  delete: '削除',
  deleteTitle: '{name}を削除しますか？',
  deleteText: '{count, plural, =0 {どこでも使われていません。} other {#か所で使われています。}}',
  deleted: '{name}を削除しました。',
  inUse: '{count, plural, other {#か所}}で使われています。どこでも使われなくなれば削除できます。',
  usedByLabel: '使用数',
  usedBy: '{count, plural, =0 {なし} other {#か所}}',
  onlyReading: 'あなたのロールでは閲覧できますが、変更はできません。',
  notListed: '開こうとした項目は、一覧のこのページにありません。',
} as const satisfies Section<'resource'>;
