// The screen for signing in, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: '登录',
  email: '电子邮箱',
  password: '密码',
  submit: '登录',
  forgot: '忘记密码？',
  /** Before the links to the two registrations. */
  new: '首次使用？',
  registerParent: '注册为家长',
  registerHost: '成为寄宿家庭',
  with: '使用 {provider} 登录',
  or: '或',
  confirmFirst: '可以重新发送含链接的邮件。',
  resend: '重新发送邮件',
} as const satisfies Section<'signIn'>;
