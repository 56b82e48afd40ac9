// Registering as a parent, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: 'Registrarse como madre o padre',
  lead: 'Con una cuenta puede preparar estancias para sus hijos, escribir a familias anfitrionas y pagar con seguridad.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  password: 'Contraseña',
  terms: 'Acepto los términos y condiciones y el aviso de privacidad',
  termsName: 'Aceptación de los términos y condiciones',
  submit: 'Registrarse',
  signIn: 'Ya tengo una cuenta',
  sentTitle: 'Revise su correo',
  sent: 'Hemos enviado un correo a {email}. Abra el enlace que contiene para continuar; es válido durante dos días.',
} as const satisfies Section<'register'>;
