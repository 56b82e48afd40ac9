// Writing to a host family before booking, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: '告诉家庭谁会在何时来，并提出您想了解的问题。',
  form: '给家庭的消息',
  children: '孩子',
  dates: '日期',
  message: '您的消息',
  send: '发送',
  sent: '您的消息已发送给家庭。',
  alreadyOpen: '您已向该家庭提出询问',
  writeOther: '为其他孩子或其他日期写信',
  student: '学生',
  studentHint: '您为谁写信。家长即该学生的家长。',
  toTrip: '打开询问',
  noChildren: '您的账户中还没有孩子',
  noChildrenText: '家庭希望知道谁会来。',
  addChild: '添加孩子',
  noFamily: '没有这个寄宿家庭',
  toSearch: '查找家庭',
} as const satisfies Section<'contactFamily'>;
