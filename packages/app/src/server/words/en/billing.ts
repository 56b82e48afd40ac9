// What statements and the mails that bring them say, in English.

export const billing = {
  opening: 'Opening balance',
  closing: 'Closing balance',
  sent: 'The statement is on its way to {email}.',
  mail: {
    subject: 'Statement of account from {product}, {from} to {to}',
    intro: 'Here is the statement of your account from {from} to {to}.',
    balance: 'The balance on {to} is {balance}.',
    attached: 'Every movement is in the attached file, which any spreadsheet opens.',
  },
} as const;
