// Making a trip for a parent, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: 'Elija los alumnos y sus fechas, y después una familia y campamentos. El precio se actualiza a cada paso.',
  section: {
    people: 'Quién viaja',
    stay: 'Cuándo',
    family: 'Familia anfitriona',
    camps: 'Campamentos',
    finish: 'Extras y precio',
  },
  newStudent: 'Registrar un alumno nuevo',
  parent: 'Familiar que paga',
  noParent: 'Aún no hay ningún familiar vinculado a {name}. Vincule al que paga.',
  tripType: 'Tipo de viaje',
  dates: 'Primer y último día',
  datesFirst: 'Elija primero las fechas.',
  family: {
    chosen: 'Familia anfitriona: {name}',
    backup: 'Familia de reserva: {name}',
    none: 'Aún no se ha elegido familia.',
    choose: 'Elegir',
    chooseNamed: 'Elegir {name}',
    reserve: 'Como reserva',
    reserveNamed: '{name} como reserva',
    remove: 'Quitar {name}',
  },
  enquire: {
    do: 'Crear como consulta',
    text: 'Como consulta se pregunta a la familia elegida y los padres reciben un enlace para reservar y pagar.',
  },
  reserve: {
    do: 'Reservar y facturar',
    text: 'La reserva bloquea ya las camas y plazas y envía una factura que se puede pagar en línea.',
    title: '¿Reservar para {name}?',
    price: 'La factura es de {amount}.',
    told: 'Se informa a la familia y a los padres.',
  },
  needs: {
    family: 'Elija primero una familia anfitriona.',
    price: 'Esta estancia no tiene precio y no se puede reservar. Créela como consulta.',
  },
  done: {
    title: 'El viaje se ha creado',
    reserved: 'La estancia está reservada y facturada. Los padres pueden pagar la factura aquí:',
    enquiry: 'La consulta está creada. Los padres pueden reservar y pagar aquí:',
    draft:
      'El viaje está creado como borrador. No se ha podido preguntar a la familia; hágalo desde la página del viaje. Los padres pueden reservar y pagar aquí:',
    link: 'Enlace de pago',
    copy: 'Copiar el enlace',
    copied: 'El enlace se ha copiado.',
    trip: 'Abrir el viaje',
    invoice: 'Abrir la factura',
    another: 'Crear otro viaje',
  },
} as const satisfies Section<'createTrip'>;
