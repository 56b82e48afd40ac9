// Charts, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: '表で表示',
  asChart: 'グラフで表示',
  described: 'グラフ：{title}。数値は表でも表示できます。',
  empty: '表示するものはまだありません。',
} as const satisfies Section<'chart'>;
