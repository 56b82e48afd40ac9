// The editor for formatted text, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: '格式：{field}',
  heading2: '标题',
  heading3: '小标题',
  bold: '粗体',
  italic: '斜体',
  bulletList: '列表',
  orderedList: '编号列表',
  blockquote: '引用',
  undo: '撤销',
  redo: '重做',
  link: '链接',
  address: '链接地址',
  addressWrong: '无法链接到此地址。',
  apply: '应用',
  unlink: '移除链接',
  image: '插入图片',
} as const satisfies Section<'richText'>;
