// The page for a link to an invoice that opens it no more, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: '此链接已无法打开账单',
  text: '链接在 {days} 天内可以打开其账单。只有关于该账单的最新邮件中的链接有效，已作废的账单无法打开。',
  next: '登录后可以查看您的所有账单。如果没有账户，请向我们索取新链接。',
  invoices: '查看我的账单',
  contact: '索取新链接',
} as const satisfies Section<'invoiceLink'>;
