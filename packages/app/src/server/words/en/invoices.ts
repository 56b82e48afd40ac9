// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in English.

export const invoiceMails = {
  button: 'View invoice',
  until: 'This link works until {until}. Our next email about this invoice will have a new one.',
  reason: 'Reason: {reason}',
  sent: {
    subject: 'Invoice {number} from {seller}',
    intro: 'This is your invoice {number} for {amount}. Please pay it by {due}.',
  },
  receipt: {
    subject: 'Payment received: invoice {number}',
    intro: 'We received {amount} for your invoice {number} on {date} ({method}). Thank you.',
    nothingDue: 'It’s paid in full. Nothing is due.',
    stillDue: 'Amount due: {amount}, by {due}.',
    button: 'View receipt',
  },
  reminder: {
    subject: 'Payment reminder: invoice {number} from {seller}',
    intro: '{amount} of your invoice {number} is unpaid. The due date is {due}.',
    crossed: 'If you’ve already paid, you don’t need to do anything.',
  },
  credit: {
    subject: 'Credit note {number} from {seller}',
    intro: 'This is credit note {number} for {amount}. It reduces your invoice {credited}.',
    button: 'View credit note',
  },
  voided: {
    subject: 'Invoice {number} from {seller} voided',
    intro: 'Invoice {number} has been voided. You don’t need to pay it.',
  },
  difference: {
    line: 'Difference from the agreed price',
    detail: 'Agreed: {agreed}. Invoiced so far: {billed}.',
  },
  creditNote: {
    line: 'Credit on invoice {number}',
  },
} as const;

/** The columns of a statement. */
export const bankColumns = {
  date: 'date',
  amount: 'amount',
  payer: 'payer',
  reference: 'reference',
} as const;

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'This line has no date.',
  amount: 'This line has no valid amount in this currency.',
  future: 'The date in this line is in the future.',
  currency: 'This line isn’t in {currency}.',
  ambiguous: 'We can read the amount in this line in two ways, as thousands or with decimals. Write it with decimals, such as 1,234.00.',
  columns: 'This line’s columns don’t match the heading. Put quotes around cells that hold a separator, and close every quote.',
  nobody: 'This line has no payer and no reference.',
} as const;

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Discount',
  withoutVat: 'Part of the price without VAT',
  rounding: 'VAT rounding',
  creditTerms: 'Reduces the amount due for invoice {number}, or is refunded.',
  lacks: {
    sellerCountry: 'The business address doesn’t end with a country. Add the country in the business settings.',
    buyerCountry: 'The buyer’s address doesn’t end with a country. Enter the country as its last line.',
    sellerVat: 'The business had no VAT number when this was sent. Add it in the business settings for future invoices.',
    sellerVatForm: 'The VAT number of the business must start with its two-letter country code, such as IE1234567T.',
    buyerVatForm: 'The buyer’s VAT number must start with its two-letter country code, such as DE123456789.',
    currency: 'E-invoices allow 2 digits after the point, and amounts in {currency} have more.',
    vat: 'The VAT isn’t a percentage of its base.',
    rule: 'The invoice breaks rule {rule} of EN 16931.',
  },
} as const;
