// The page for addresses that lead nowhere, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: 'ページが見つかりません',
  text: 'このアドレスには何もありません。アドレスが間違っているか、ページが移動した可能性があります。',
  address: 'アドレス',
  home: 'トップページへ',
  back: '戻る',
  contact: 'お問い合わせ',
} as const satisfies Section<'notFound'>;
