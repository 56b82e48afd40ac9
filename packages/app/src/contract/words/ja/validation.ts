// What is wrong with a field, in Japanese.

import type { SharedWords } from '../catalogue.ts';

export const validation = {
  email: '正しいメールアドレスを入力してください',
  required: '「{attribute}」は必須です',
  sameAs: '「{attribute}」が一致しません',
  maxLength: '「{attribute}」は{max}文字以内にしてください',
  minLength: '「{attribute}」は{min}文字以上にしてください',
  minValue: '「{attribute}」は{min}以上にしてください',
  maxValue: '「{attribute}」は{max}以下にしてください',
  day: '「{attribute}」は日付にしてください（例：2026-07-02）',
  number: '「{attribute}」は数値にしてください',
  wholeNumber: '「{attribute}」は整数にしてください',
  choice: '「{attribute}」は次のいずれかにしてください：{choices}',
  phone: '「{attribute}」に使えるのは、数字、空白、記号 + ( ) - のみです',
  timezone: '「{attribute}」はタイムゾーンにしてください（例：Europe/Dublin）',
  past: '「{attribute}」は過去の日付にしてください',
  future: '「{attribute}」は未来の日付にしてください',
  commonPassword: '推測されやすいパスワードです。別のパスワードにしてください',
  ownName: 'ご自分の名前やメールアドレスはパスワードに使えません',
  wrongKind: '「{attribute}」の種類が正しくありません',
  filter: '「{attribute}」は次のいずれか、またはその形式にしてください：{forms}',
  column: '「{column}」という列はありません。使える列：{choices}',
  notForYou: '「{attribute}」には、お使いのロールでは表示されない項目が含まれています',
  unknownFilter: 'ここに「{attribute}」はありません。使えるもの：{choices}',
  unknownField: '「{attribute}」という項目はありません',
  invalid: '「{attribute}」が正しくありません',
} as const satisfies SharedWords['validation'];
