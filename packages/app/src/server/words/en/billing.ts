// What statements and the mails that bring them say, in English.

export const billing = {
  opening: 'Opening balance',
  closing: 'Closing balance',
  sent: 'Statement sent to {email}',
  mail: {
    subject: '{product} statement: {from} to {to}',
    intro: 'This is your account statement from {from} to {to}.',
    balance: 'Balance on {to}: {balance}.',
    attached: 'The attached file lists every entry. You can open it in any spreadsheet program.',
  },
} as const;
