// What a host is paid, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: 'Pagos programados, enviados y recibidos por sus estancias.',
  hostings: 'Pagos',
  stay: 'Estancia',
  student: 'Estudiante',
  noStay: 'Otro pago',
  year: 'Año',
  yearTotal: 'Pagado en {year}',
  yearHint: 'Total por fecha de pago, para su declaración de impuestos.',
  nothingPaid: 'Este año todavía no se ha pagado nada.',
  download: 'Descargar como CSV',
  empty: {
    title: 'Todavía no hay pagos',
    text: 'En cuanto se reserve una estancia en su casa, aquí verá lo que recibe por ella.',
  },
  draftName: 'Borrador {id}',
  accept: 'Confirmar',
  acceptTitle: '¿Confirmar {name}?',
  acceptText: 'Está de acuerdo con las noches, la tarifa y el importe. Solo se puede confirmar una vez.',
  acceptDone: 'Gracias: la factura está confirmada.',
  acceptedAt: 'Confirmada por usted el',
  query: 'Preguntar',
  queryMessage: 'Tengo una pregunta sobre {name}: ',
  pdf: 'PDF',
  payouts: 'Pagos',
  isDraft: 'Esto es un borrador. Recibe su número y su fecha definitiva cuando lo aprobamos.',
} as const satisfies Section<'ownPayments'>;
