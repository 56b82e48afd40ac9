// Registering as a parent, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: '注册为家长',
  lead: '有了账户，您可以为孩子规划住宿、联系寄宿家庭并安全付款。',
  firstName: '名',
  lastName: '姓',
  email: '电子邮箱',
  phone: '电话',
  password: '密码',
  terms: '我接受条款和隐私声明',
  termsName: '同意条款',
  submit: '注册',
  signIn: '我已有账户',
  sentTitle: '请查收邮件',
  sent: '我们已向 {email} 发送邮件。请打开其中的链接以继续，链接两天内有效。',
} as const satisfies Section<'register'>;
