// The dashboard of parents, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: 'Hola, {name}',
  next: 'Próximo viaje',
  inDays: '{days, plural, one {Mañana} many {Dentro de # días} other {Dentro de # días}}',
  dayOf: 'Día {day, number} de {days, number}',
  none: 'No hay ningún viaje próximo',
  noneText: 'Busque una familia de acogida o un campamento para las próximas vacaciones.',
  book: 'Buscar una estancia',
  addChild: 'Añadir un niño',
  news: 'Novedades',
  toDo: {
    title: 'Por hacer',
    pay: 'Pagar la factura {name}: {amount}',
    payOverdue: 'Pagar la factura vencida {name}: {amount}',
    complete: 'Completar los datos de {name}: {count, plural, one {falta #} many {faltan #} other {faltan #}}',
    arrival: 'Indicar cómo llega {name}',
    choose: 'Elegir una familia para {name}',
    wait: 'La familia consultada para {name} todavía no ha respondido',
    nothing: 'No hay nada por hacer.',
  },
} as const satisfies Section<'travelDashboard'>;
