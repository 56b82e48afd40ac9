// Around the pages that anybody may open, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: '本文へ移動',
  language: '言語',
  toDark: 'ダークモード',
  toLight: 'ライトモード',
  myPages: 'マイページ',
  wrapper: {
    label: 'ブラウザー',
    back: '戻る',
    forward: '進む',
    reload: '再読み込み',
  },
} as const satisfies Section<'frame'>;
