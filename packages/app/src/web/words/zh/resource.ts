// Things kept in a list and made, changed and deleted one by one, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: '保存',
  undo: '撤销',
  undone: '已撤销。',
  saved: '{name}已保存。',
  delete: '删除',
  deleteTitle: '删除{name}？',
  deleteText: '{count, plural, =0 {没有任何地方使用它。} other {有#处使用它。}}',
  deleted: '{name}已删除。',
  inUse: '有{count, plural, other {#处}}使用它：不再使用后才能删除。',
  usedByLabel: '使用',
  usedBy: '{count, plural, =0 {无} other {#处}}',
  onlyReading: '您的角色可以查看，但不能更改。',
  notListed: '要打开的条目不在列表的这一页上。',
} as const satisfies Section<'resource'>;
