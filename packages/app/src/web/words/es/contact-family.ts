// Writing to a host family before booking, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: 'Diga a la familia quién iría y cuándo, y pregunte lo que quiera saber.',
  form: 'Mensaje a la familia',
  children: 'Menores',
  dates: 'Fechas',
  message: 'Su mensaje',
  send: 'Enviar',
  sent: 'Su mensaje va camino de la familia.',
  alreadyOpen: 'Ya tiene una consulta con esta familia',
  writeOther: 'Escribir por otro niño u otros días',
  student: 'Estudiante',
  studentHint: 'Por quién escribe. Los padres son los del estudiante.',
  toTrip: 'Abrir la consulta',
  noChildren: 'Aún no hay menores en su cuenta',
  noChildrenText: 'La familia quiere saber quién iría.',
  addChild: 'Añadir un menor',
  noFamily: 'Familia anfitriona no encontrada',
  toSearch: 'Buscar una familia',
} as const satisfies Section<'contactFamily'>;
