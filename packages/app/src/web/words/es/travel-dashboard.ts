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
  claims: {
    title: 'Pendiente de su confirmación',
    request: 'Se ha enviado una solicitud para {name} con su dirección de correo (referencia {reference}).',
    requestText: 'Si es suya, el viaje y el estudiante se añaden a su cuenta.',
    requestTextAgent:
      '{inviter} la ha enviado en su nombre y se ocupa del viaje. Si dice que sí, el viaje y el estudiante se añaden a su cuenta, y {inviter} verá su nombre y sus datos de contacto.',
    child: '{inviter} indica que {child} es su hijo o hija.',
    childNobody: 'Alguien indica que {child} es su hijo o hija.',
    childText: 'Si dice que sí, verá al estudiante y sus viajes, y {inviter} verá su nombre y sus datos de contacto.',
    childTextNobody: 'Si dice que sí, verá al estudiante y sus viajes.',
    mine: 'Sí, es así',
    mineNamed: 'Sí, es así: {name}',
    notMine: 'No, no es así',
    notMineNamed: 'No, no es así: {name}',
  },
  toDo: {
    title: 'Por hacer',
    pay: 'Pagar la factura {name}: {amount}',
    payOverdue: 'Pagar la factura vencida {name}: {amount}',
    complete: 'Completar los datos de {name}: {count, plural, one {falta #} many {faltan #} other {faltan #}}',
    arrival: 'Indicar la llegada de {name}',
    choose: 'Elegir una familia para {name}',
    wait: 'La familia consultada para {name} todavía no ha respondido',
    nothing: 'No hay nada por hacer.',
  },
} as const satisfies Section<'travelDashboard'>;
