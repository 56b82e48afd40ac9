// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in English.

export const invoiceMails = {
  button: 'Open the invoice',
  reason: 'Reason: {reason}',
  sent: {
    subject: 'Invoice {number} from {seller}',
    intro: 'Here is your invoice {number} for {amount}. It is due on {due}.',
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
  creditNote: {
    title: 'Credit note',
    titled: 'Credit note {number}',
    number: 'Credit note number',
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
  nobody: 'There is neither a payer nor a reference in this line.',
} as const;
