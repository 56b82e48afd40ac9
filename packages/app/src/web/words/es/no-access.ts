// The page for accounts that have no role yet, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: 'Su cuenta espera acceso',
  hello: 'Ha iniciado sesión como {email}. Su cuenta existe, pero todavía no tiene ningún rol, así que no puede abrir nada.',
  who: '¿Quién da acceso?',
  whoText:
    'La administración, que ve las cuentas nuevas en su lista de usuarios. Usted no tiene que hacer nada: encontrará aquí sus páginas en cuanto esté listo.',
  check: 'Comprobar de nuevo',
  checked: 'Todavía a la espera: aún no hay ningún rol.',
  contact: 'Contacto',
  signOut: 'Cerrar sesión',
} as const satisfies Section<'noAccess'>;
