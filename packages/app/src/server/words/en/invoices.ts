// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in English.

export const invoiceMails = {
  button: 'Open the invoice',
  until: 'The link opens it until {until}. The next mail about this invoice brings a new one.',
  reason: 'Reason: {reason}',
  sent: {
    subject: 'Invoice {number} from {seller}',
    intro: 'Here is your invoice {number} for {amount}. It is due on {due}.',
  },
  receipt: {
    subject: 'Payment received: invoice {number}',
    intro: 'We received {amount} for your invoice {number} on {date} ({method}). Thank you.',
    nothingDue: 'It’s paid in full. Nothing is due.',
    stillDue: 'Still due: {amount}, by {due}.',
    button: 'View receipt',
  },
  reminder: {
    subject: 'Reminder: invoice {number} from {seller}',
    intro: 'On your invoice {number}, {amount} is still open. Its due date is {due}.',
    crossed: 'If you have paid in the meantime, you need not do anything.',
  },
  credit: {
    subject: 'Credit note {number} from {seller}',
    intro: 'Here is the credit note {number} for {amount} on your invoice {credited}.',
    button: 'Open the credit note',
  },
  voided: {
    subject: 'Invoice {number} from {seller} is void',
    intro: 'Your invoice {number} counts no more. Please do not pay it.',
  },
  difference: {
    line: 'Difference to the agreed price',
    detail: 'Agreed: {agreed}; billed so far: {billed}',
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
  date: 'There is no date in this line.',
  amount: 'There is no amount in this line that this currency could have.',
  future: 'The day in this line is still to come.',
  currency: 'This line is in another currency than {currency}.',
  ambiguous:
    'The amount in this line can be read in two ways, as thousands or with decimals. Write it with its minor digits, such as 1,234.00.',
  columns: 'This line doesn’t have the columns of the heading. Put quotes around cells that hold a separator, and close every quote.',
  nobody: 'There is neither a payer nor a reference in this line.',
} as const;

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Discount',
  withoutVat: 'Part of the price on which no VAT is charged',
  rounding: 'Rounding of VAT',
  creditTerms: 'Lowers what is owed for invoice {number}, or is paid back.',
  lacks: {
    sellerCountry: 'The address of the business does not end with its country. Put the country into the settings of the business.',
    buyerCountry: 'The buyer’s address does not end with a country. Its last line has to be the name of the country.',
    sellerVat:
      'The business had no VAT number when this was sent. Put it into the settings of the business: what is sent from then on has it.',
    sellerVatForm: 'The VAT number of the business has to begin with the two letters of its country, such as IE1234567T.',
    buyerVatForm: 'The buyer’s VAT number has to begin with the two letters of its country, such as DE123456789.',
    currency: 'E-invoices have two digits after the point at most, and amounts in {currency} have more.',
    vat: 'The VAT is not a percentage of what it is charged on.',
    rule: 'The rule {rule} of EN 16931 is not kept.',
  },
} as const;
