// What is wrong with a field, in Chinese (simplified).

import type { SharedWords } from '../catalogue.ts';

export const validation = {
  email: '请填写有效的电子邮箱',
  required: '请填写“{attribute}”',
  sameAs: '“{attribute}”不一致',
  maxLength: '“{attribute}”不能超过 {max} 个字符',
  minLength: '“{attribute}”不能少于 {min} 个字符',
  minValue: '“{attribute}”不能小于 {min}',
  maxValue: '“{attribute}”不能大于 {max}',
  day: '“{attribute}”应为日期，例如 2026-07-02',
  number: '“{attribute}”应为数字',
  wholeNumber: '“{attribute}”应为整数',
  choice: '“{attribute}”应为以下之一：{choices}',
  phone: '“{attribute}”只能包含数字、空格和符号 + ( ) -',
  timezone: '“{attribute}”应为时区，例如 Europe/Dublin',
  past: '“{attribute}”应早于今天',
  future: '“{attribute}”应晚于今天',
  commonPassword: '这个密码太容易被猜到，请换一个',
  ownName: '密码不能是您自己的姓名或电子邮箱',
  wrongKind: '“{attribute}”的类型不正确',
  filter: '“{attribute}”应为以下之一或符合其格式：{forms}',
  column: '没有“{column}”列。可用的列：{choices}',
  notForYou: '“{attribute}”包含您的角色无权查看的内容',
  unknownFilter: '此处没有“{attribute}”。可用的有：{choices}',
  unknownField: '没有“{attribute}”字段',
  invalid: '“{attribute}”不正确',
} as const satisfies SharedWords['validation'];
