// Writing to us, in Chinese (simplified).

import { names } from '#contract/words/zh/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: '联系我们',
  intro: '关于住宿、家庭和预订，欢迎提出任何问题。我们会通过邮件回复。',
  signedInAs: '我们会回复{name}（{email}）。',
  name: '姓名',
  email: '电子邮箱',
  phone: '电话',
  phoneHint: '如果希望我们致电给您。',
  topic: '主题',
  topics: names.contactTopic,
  message: '留言',
  trap: '请将此栏留空',
  send: '发送留言',
  sentTitle: '谢谢，我们已收到您的留言',
  sentText: '确认邮件正在发送至 {email}。我们会通过邮件回复。',
  reference: '您的编号',
  referenceHint: '再次就此事来信时，请注明此编号。',
  another: '再写一条留言',
  home: '返回首页',
} as const satisfies Section<'contact'>;
