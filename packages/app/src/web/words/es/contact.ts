// Writing to us, in Spanish.

import { names } from '#contract/words/es/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: 'Contacto',
  intro: 'Pregúntenos lo que quiera sobre estancias, familias y reservas. Respondemos por correo.',
  signedInAs: 'Respondemos a {email}, a nombre de {name}.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneHint: 'Si quiere que le llamemos.',
  topic: 'Tema',
  topics: names.contactTopic,
  message: 'Mensaje',
  trap: 'Deje este campo vacío',
  send: 'Enviar mensaje',
  sentTitle: 'Gracias, hemos recibido su mensaje',
  sentText: 'Hemos enviado una confirmación a {email}. Respondemos por correo.',
  reference: 'Su referencia',
  referenceHint: 'Indíquela cuando vuelva a escribir sobre ello.',
  another: 'Escribir otro mensaje',
  home: 'Ir a la página de inicio',
} as const satisfies Section<'contact'>;
