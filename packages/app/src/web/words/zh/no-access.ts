// The page for accounts that have no role yet, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: '您的账户正在等待授权',
  hello: '您已使用 {email} 登录。账户已存在，但尚未分配角色，因此没有可以打开的页面。',
  who: '由谁授权？',
  whoText: '由管理员授权。管理员会在用户列表中看到新账户。您无需任何操作，授权后即可在此看到您的页面。',
  check: '再次检查',
  checked: '仍在等待：尚未分配角色。',
  contact: '联系我们',
  signOut: '退出登录',
} as const satisfies Section<'noAccess'>;
