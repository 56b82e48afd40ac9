// The page for a link to an invoice that opens it no more, in English.

export const invoiceLink = {
  title: 'This invoice link no longer works',
  text: 'Links expire after {days} days. Only the link in the newest email about an invoice works. Cancelled invoices have no link.',
  next: 'Sign in to see all your invoices. If you have no account, ask us for a new link.',
  invoices: 'View my invoices',
  contact: 'Ask for a new link',
} as const;
