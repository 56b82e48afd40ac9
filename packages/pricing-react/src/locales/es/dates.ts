// What date fields and their calendar say, in Spanish.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Primer día',
  last: 'Último día',
  open: 'Abrir el calendario',
  choose: { first: 'Elija el primer día', last: 'Elija el último día', day: 'Elija un día' },
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  close: 'Cerrar',
  nights: { one: '# noche', other: '# noches' },
  days: { one: '# día', other: '# días' },
  range: ({ from, to, nights }) => `Del ${from} al ${to}: ${nights}`,
  marks: { first: 'primer día', last: 'último día', within: 'dentro de la estancia', day: 'elegido', today: 'hoy' },
  letters: { day: 'DD', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indique una fecha con el formato ${pattern}, por ejemplo ${example}.`,
  tooEarly: ({ min }) => `Elija el ${min} o un día posterior.`,
  tooLate: ({ max }) => `Elija el ${max} o un día anterior.`,
  backwards: 'El último día es anterior al primero.',
  tooLong: ({ days }) => `Una estancia dura ${days} como máximo.`,
};
