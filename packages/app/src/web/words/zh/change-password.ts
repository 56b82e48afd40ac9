// Changing the own password, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: '更改密码',
  lead: '您在此设备上保持登录，其他设备将退出登录。',
  current: '当前密码',
  new: '新密码',
  confirmation: '再次输入新密码',
  save: '更改密码',
  none: '您使用其他服务登录，因此账户尚无密码。我们可以通过邮件发送设置密码的链接。',
  sendLink: '发送链接',
  linkSent: '邮件正在发送至 {email}。',
} as const satisfies Section<'changePassword'>;
