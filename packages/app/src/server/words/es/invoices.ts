// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Spanish.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Abrir la factura',
  reason: 'Motivo: {reason}',
  sent: {
    subject: 'Factura {number} de {seller}',
    intro: 'Aquí tiene su factura {number} por {amount}. Vence el {due}.',
  },
  reminder: {
    subject: 'Recordatorio: factura {number} de {seller}',
    intro: 'De su factura {number} quedan {amount} por pagar. Su vencimiento es el {due}.',
    crossed: 'Si ya ha pagado entretanto, no tiene que hacer nada.',
  },
  credit: {
    subject: 'Nota de abono {number} de {seller}',
    intro: 'Aquí tiene la nota de abono {number} por {amount} sobre su factura {credited}.',
    button: 'Abrir la nota de abono',
  },
  voided: {
    subject: 'La factura {number} de {seller} queda anulada',
    intro: 'Su factura {number} ya no es válida. No la pague, por favor.',
  },
  creditNote: {
    title: 'Nota de abono',
    titled: 'Nota de abono {number}',
    number: 'Número de la nota de abono',
    line: 'Abono de la factura {number}',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: 'fecha',
  amount: 'importe',
  payer: 'pagador',
  reference: 'referencia',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'Esta línea no contiene ninguna fecha.',
  amount: 'Esta línea no contiene ningún importe posible en esta moneda.',
  nobody: 'Esta línea no contiene ni pagador ni referencia.',
} as const satisfies ServerWords['bankLines'];
