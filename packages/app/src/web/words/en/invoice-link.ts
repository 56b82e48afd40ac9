// The page for a link to an invoice that opens it no more, in English.

export const invoiceLink = {
  title: 'This link doesn’t open an invoice any more',
  text: 'A link opens its invoice for {days} days. Only the link in the newest email about an invoice works, and a cancelled invoice has none.',
  next: 'Sign in to see all your invoices. Without an account, ask us for a new link.',
  invoices: 'See my invoices',
  contact: 'Ask for a new link',
} as const;
