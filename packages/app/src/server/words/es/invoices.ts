// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Spanish.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Abrir la factura',
  until: 'El enlace la abre hasta el {until}. El próximo correo sobre esta factura traerá uno nuevo.',
  reason: 'Motivo: {reason}',
  sent: {
    subject: 'Factura {number} de {seller}',
    intro: 'Aquí tiene su factura {number} por {amount}. Vence el {due}.',
  },
  receipt: {
    subject: 'Pago recibido: factura {number}',
    intro: 'Recibimos {amount} por su factura {number} el {date} ({method}). Gracias.',
    nothingDue: 'Está pagada por completo. No queda nada por pagar.',
    stillDue: 'Pendiente de pago: {amount}, antes del {due}.',
    button: 'Ver recibo',
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
  difference: {
    line: 'Diferencia con el precio acordado',
    detail: 'Acordado: {agreed}; facturado hasta ahora: {billed}',
  },
  creditNote: {
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
  future: 'La fecha de esta línea aún no ha llegado.',
  currency: 'Esta línea está en otra moneda que {currency}.',
  ambiguous:
    'El importe de esta línea puede leerse de dos maneras, como miles o con decimales. Escríbalo con sus decimales, por ejemplo 1.234,00.',
  columns:
    'Esta línea no tiene las columnas del encabezado. Ponga entre comillas las celdas que contienen un separador y cierre todas las comillas.',
  nobody: 'Esta línea no contiene ni pagador ni referencia.',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Descuento',
  withoutVat: 'Parte del precio sobre la que no se cobra IVA',
  rounding: 'Redondeo del IVA',
  creditTerms: 'Reduce lo que se debe por la factura {number}, o se devuelve.',
  lacks: {
    sellerCountry: 'La dirección de la empresa no termina con su país. Indique el país en los ajustes de la empresa.',
    buyerCountry: 'La dirección del cliente no termina con un país. La última línea debe ser el nombre del país.',
    sellerVat:
      'La empresa no tenía número de IVA cuando se envió esto. Indíquelo en los ajustes de la empresa: lo que se envíe después lo llevará.',
    sellerVatForm: 'El número de IVA de la empresa debe empezar por las dos letras de su país, por ejemplo IE1234567T.',
    buyerVatForm: 'El número de IVA del cliente debe empezar por las dos letras de su país, por ejemplo DE123456789.',
    currency: 'Las facturas electrónicas tienen dos decimales como máximo, y los importes en {currency} tienen más.',
    vat: 'El IVA no es un porcentaje del importe sobre el que se cobra.',
    rule: 'No se cumple la regla {rule} de la norma EN 16931.',
  },
} as const satisfies ServerWords['eInvoice'];
