// The editor for formatted text, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: '書式：{field}',
  heading2: '見出し',
  heading3: '小見出し',
  bold: '太字',
  italic: '斜体',
  bulletList: '箇条書き',
  orderedList: '番号付きリスト',
  blockquote: '引用',
  undo: '元に戻す',
  redo: 'やり直す',
  link: 'リンク',
  address: 'リンク先のアドレス',
  addressWrong: 'リンクできないアドレスです。',
  apply: '適用',
  unlink: 'リンクを外す',
  image: '画像を挿入',
} as const satisfies Section<'richText'>;
