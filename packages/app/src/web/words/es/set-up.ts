// Becoming the first administrator with the link that the server prints, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: 'Ser el primer administrador',
  lead: 'Nadie administra todavía {product}. Su cuenta lo hará; desde ella invitará a todos los demás.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordConfirmation: 'Repita la contraseña',
  submit: 'Crear la cuenta',
  checking: 'Un momento, estamos comprobando su enlace',
  expiredTitle: 'Este enlace ya no se puede usar',
  expired:
    'Ya se usó, tiene más de un día, o alguien administra ya el producto. El servidor muestra uno nuevo al arrancar mientras no haya administrador.',
  signIn: 'Iniciar sesión',
} as const satisfies Section<'setUp'>;
