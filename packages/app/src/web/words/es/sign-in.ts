// The screen for signing in, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Ha olvidado su contraseña?',
  /** Before the links to the two registrations. */
  new: '¿Aún no tiene cuenta?',
  registerParent: 'Registrarse como madre o padre',
  registerHost: 'Ser familia anfitriona',
  with: 'Iniciar sesión con {provider}',
  or: 'o',
  confirmFirst: 'Puede pedir que se le envíe otra vez el correo con el enlace.',
  resend: 'Enviar el correo otra vez',
} as const satisfies Section<'signIn'>;
