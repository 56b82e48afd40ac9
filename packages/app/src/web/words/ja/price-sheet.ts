// The sheet of prices, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: '料金：{level}',
  undo: '元に戻す',
  redo: 'やり直す',
  save: '保存',
  changedCells: '{count, plural, =0 {変更なし} other {#個のセルを変更}}',
  saved: '{count, plural, other {料金#件を保存しました。}}',
  refused: '{count, plural, other {何も保存されませんでした。理由は#個のセルに表示されています。}}',
  faulty: '金額でないセルがあります。保存する前に直してください。',
  notAnAmount: '「{value}」は金額ではありません。整数部は12桁、小数部は6桁まで、0以上です',
  cell: '{row}、{column}',
  isChanged: '変更済み',
  help: '矢印キーで移動、EnterまたはF2で編集、入力すると置き換え、Escで取り消し。Shiftで範囲を選択。表計算ソフトとコピー・貼り付けができます。Ctrl+Dで下へコピー、Ctrl+Zで元に戻し、Ctrl+Sで保存します。',
  helpReading: '矢印キーで移動、Shiftで範囲を選択し、選択した部分を表計算ソフトにコピーできます。',
} as const satisfies Section<'priceSheet'>;
