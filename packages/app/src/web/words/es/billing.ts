// Billing: balances, statements, months of sales and the books, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: 'Lo que deben los clientes, lo que se debe a los anfitriones y los libros para la contabilidad.',
  search: 'Buscar nombres y direcciones',
  part: {
    accounts: 'Cuentas',
    months: 'Meses',
    ledger: 'Contabilidad',
  },
  empty: {
    title: 'Sin cuentas',
    text: 'Las cuentas aparecen en cuanto se envía una factura, entra dinero o se debe a un anfitrión.',
  },
  period: {
    from: 'Desde',
    to: 'Hasta',
    turned: 'Es anterior al primer día.',
    span: {
      thisMonth: 'Este mes',
      lastMonth: 'Mes pasado',
      thisYear: 'Este año',
    },
  },
  statement: {
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    of: 'Extracto en {currency}',
    nothing: 'No hubo movimientos en este periodo.',
    file: {
      csv: 'En CSV',
      xlsx: 'En libro de cálculo',
    },
  },
  send: {
    open: 'Enviar el extracto',
    title: '¿Enviar este extracto a {email}?',
    text: 'El mensaje va en el idioma del destinatario y lleva el extracto adjunto.',
    confirm: 'Enviar',
  },
  remind: {
    open: 'Recordar',
    title: '¿Recordar todo lo vencido?',
    text: 'Cada factura vencida recibe un recordatorio por correo, como máximo una vez al día.',
    confirm: 'Recordar',
    done: '{count, plural, =0 {No se envió ningún recordatorio} one {# recordatorio va de camino} many {# recordatorios van de camino} other {# recordatorios van de camino}}{skipped, plural, =0 {.} one {; # omitida, ya recordada hoy o sin dirección.} many {; # omitidas, ya recordadas hoy o sin dirección.} other {; # omitidas, ya recordadas hoy o sin dirección.}}',
  },
  settle: {
    open: 'Saldar',
    title: 'Saldar facturas pendientes',
    text: 'El dinero sin asignar más antiguo salda las facturas pendientes más antiguas, todo de una vez o nada.',
    nothing: 'No hay nada que saldar: no hay dinero sin asignar o no hay facturas pendientes.',
    invoice: 'Factura',
    due: 'Vence',
    paidOn: 'Pagado el',
    amount: 'Importe',
    submit: 'Saldar estas',
    done: 'Las facturas se han saldado.',
  },
  months: {
    title: 'Ventas por mes',
    text: 'De las facturas enviadas y sus presupuestos, menos abonos y anulaciones. Cada cifra lleva a sus facturas.',
    nothing: 'No se facturó nada en este periodo.',
    month: 'Mes',
    business: 'Empresa',
    revenue: 'Ventas netas',
    commission: 'Parte de la plataforma',
    hostCost: 'Parte de los anfitriones',
    other: 'Otras ventas',
    vat: 'IVA',
    invoices: 'Facturas',
  },
  ledger: {
    title: 'Libros para la contabilidad',
    text: 'Todos los movimientos del periodo por partida doble. Cada asiento cuadra.',
    business: 'Empresa',
    businessHint: 'Vacío: todas.',
    file: {
      ledger: 'Como diario para hledger',
      csv: 'En CSV',
      xlsx: 'En libro de cálculo',
    },
    chart: 'Qué significa cada cuenta',
    account: 'Cuenta',
    meaning: 'Significado',
  },
} as const satisfies Section<'billing'>;
