// What statements and the mails that bring them say, in Spanish.

export const billing = {
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  sent: 'El extracto va de camino a {email}.',
  mail: {
    subject: 'Extracto de cuenta de {product}, del {from} al {to}',
    intro: 'Este es el extracto de su cuenta del {from} al {to}.',
    balance: 'El saldo al {to} es de {balance}.',
    attached: 'Cada movimiento está en el archivo adjunto, que abre cualquier hoja de cálculo.',
  },
} as const;
