// Becoming the first administrator with the link that the server prints, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: '成为首位管理员',
  lead: '{product} 还没有管理员。您的账户将成为首位管理员，并由它邀请其他人。',
  firstName: '名',
  lastName: '姓',
  email: '电子邮箱',
  password: '密码',
  passwordConfirmation: '再次输入密码',
  submit: '创建账户',
  checking: '请稍候，正在检查您的链接',
  expiredTitle: '此链接已无法使用',
  expired: '它已被使用、已超过一天，或产品已有管理员。只要还没有管理员，服务器启动时就会显示新的链接。',
  signIn: '登录',
} as const satisfies Section<'setUp'>;
