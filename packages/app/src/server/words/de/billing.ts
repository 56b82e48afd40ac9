// What statements and the mails that bring them say, in German.

export const billing = {
  opening: 'Anfangssaldo',
  closing: 'Endsaldo',
  sent: 'Der Kontoauszug ist unterwegs an {email}.',
  mail: {
    subject: 'Kontoauszug von {product}, {from} bis {to}',
    intro: 'Hier ist Ihr Kontoauszug vom {from} bis zum {to}.',
    balance: 'Der Saldo am {to} beträgt {balance}.',
    attached: 'Jede Bewegung steht in der angehängten Datei, die jede Tabellenkalkulation öffnet.',
  },
} as const;
