// What statements and the mails that bring them say, in French.

export const billing = {
  opening: 'Solde initial',
  closing: 'Solde final',
  sent: 'Le relevé est en route vers {email}.',
  mail: {
    subject: 'Relevé de compte de {product}, du {from} au {to}',
    intro: 'Voici le relevé de votre compte du {from} au {to}.',
    balance: 'Le solde au {to} est de {balance}.',
    attached: 'Chaque mouvement figure dans le fichier joint, que tout tableur ouvre.',
  },
} as const;
