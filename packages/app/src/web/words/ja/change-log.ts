// The screen of who changed what, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'すべての変更、変更した人、変更前の内容です。',
  somebody: 'システム',
  viewedBy: '{viewer}（{actor}として表示中）',
  by: '変更者：{name}',
  empty: '変更はまだありません。',
  nothing: '該当するものがありません。',
  nothingText: '検索語を変えるか、絞り込みを外してください。',
  more: 'さらに表示',
  before: '変更前：',
} as const satisfies Section<'changeLog'>;
