// The page for a link to an invoice that opens it no more, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: 'このリンクでは請求書を開けなくなりました',
  text: 'リンクから請求書を開けるのは{days}日間です。請求書に関する最新のメールのリンクだけが有効で、取り消された請求書は開けません。',
  next: 'ログインすると、すべての請求書をご覧いただけます。アカウントをお持ちでない場合は、新しいリンクをご依頼ください。',
  invoices: '請求書を見る',
  contact: '新しいリンクを依頼する',
} as const satisfies Section<'invoiceLink'>;
