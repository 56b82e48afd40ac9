// What date fields and their calendar say, in Spanish.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Fecha de llegada',
  last: 'Fecha de salida',
  open: 'Abrir el calendario',
  choose: { first: 'Elija la fecha de llegada', last: 'Elija la fecha de salida', day: 'Elija una fecha' },
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  close: 'Cerrar',
  nights: { one: '# noche', other: '# noches' },
  days: { one: '# día', other: '# días' },
  range: ({ from, to, nights }) => `Del ${from} al ${to}: ${nights}`,
  marks: { first: 'llegada', last: 'salida', within: 'dentro de la estancia', day: 'elegido', today: 'hoy' },
  letters: { day: 'DD', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indique una fecha con el formato ${pattern}, por ejemplo ${example}.`,
  tooEarly: ({ min }) => `Elija el ${min} o un día posterior.`,
  tooLate: ({ max }) => `Elija el ${max} o un día anterior.`,
  backwards: 'La fecha de salida es anterior a la de llegada.',
  tooLong: ({ days }) => `Una estancia dura ${days} como máximo.`,
};
