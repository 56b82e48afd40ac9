// What statements and the mails that bring them say, in Italian.

export const billing = {
  opening: 'Saldo iniziale',
  closing: 'Saldo finale',
  sent: 'L’estratto conto è in viaggio verso {email}.',
  mail: {
    subject: 'Estratto conto di {product}, dal {from} al {to}',
    intro: 'Ecco l’estratto del suo conto dal {from} al {to}.',
    balance: 'Il saldo al {to} è di {balance}.',
    attached: 'Ogni movimento è nel file allegato, che si apre con qualsiasi foglio di calcolo.',
  },
} as const;
