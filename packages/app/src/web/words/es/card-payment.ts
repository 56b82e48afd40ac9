// Paying: the card, the second step of the bank, and waiting, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: 'Pagar',
  card: 'Tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryForm: 'MM/AA',
  cvc: 'Código de seguridad',
  pay: 'Pagar {amount}',
  noMoney: 'Es una prueba: no se mueve dinero ni se guarda ninguna tarjeta.',
  testCards: 'Tarjetas de prueba',
  conduct: {
    success: 'paga',
    declined: 'es rechazada',
    insufficientFunds: 'sin fondos suficientes',
    expired: 'está caducada',
    secondStep: 'pide la comprobación del banco',
    later: 'paga un poco más tarde',
    eventLost: 'paga, pero el aviso se pierde',
  },
  declined: 'El pago no se realizó',
  fault: {
    declined: 'El banco ha rechazado la tarjeta. Pruebe con otra.',
    insufficientFunds: 'La cuenta de la tarjeta no tiene fondos suficientes.',
    expired: 'La tarjeta está caducada. Use otra.',
    notConfirmed: 'El pago no se confirmó con el banco. Puede intentarlo de nuevo.',
    other: 'Hubo un problema con la tarjeta. No se ha cobrado nada; inténtelo de nuevo.',
  },
  bankTitle: 'Verificación del banco',
  bankText: '¿Confirma el pago de {amount}?',
  approve: 'Confirmar',
  refuse: 'Rechazar',
  processing: 'Procesando su pago. Esta página se actualiza automáticamente.',
  paid: 'Pagado. Un momento…',
  held: 'Reservado para usted durante {time} más',
  heldMinutes:
    '{count, plural, one {Queda un minuto para pagar.} many {Quedan # minutos para pagar.} other {Quedan # minutos para pagar.}}',
  notLoaded: 'No se pudo cargar el formulario de pago.',
} as const satisfies Section<'cardPayment'>;
