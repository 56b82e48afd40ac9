// Changing the own password, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: 'Cambiar contraseña',
  lead: 'Aquí la sesión sigue abierta; en sus demás dispositivos se cierra.',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirmation: 'Repita la contraseña nueva',
  save: 'Cambiar contraseña',
  none: 'Su cuenta aún no tiene contraseña porque inicia sesión con otro servicio. Podemos enviarle un enlace para elegir una.',
  sendLink: 'Enviarme el enlace',
  linkSent: 'El correo se ha enviado a {email}.',
} as const satisfies Section<'changePassword'>;
