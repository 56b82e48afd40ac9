// The sheet of prices, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: '价格：{level}',
  undo: '撤销',
  redo: '重做',
  save: '保存',
  changedCells: '{count, plural, =0 {没有更改} other {已更改#个单元格}}',
  saved: '{count, plural, other {已保存#个价格。}}',
  refused: '{count, plural, other {未保存任何内容：#个单元格说明了原因。}}',
  faulty: '有单元格不是金额，请在保存前更正。',
  notAnAmount: '“{value}”不是金额：小数点前最多 12 位，后最多 6 位，且不小于 0',
  cell: '{row}，{column}',
  isChanged: '已更改',
  help: '方向键移动，Enter 或 F2 编辑，直接输入会替换，Esc 保持原样。按住 Shift 选择更多。可与电子表格互相复制粘贴，Ctrl+D 向下填充，Ctrl+Z 撤销，Ctrl+S 保存。',
  helpReading: '方向键移动，按住 Shift 选择更多，选中的内容可复制到电子表格。',
} as const satisfies Section<'priceSheet'>;
