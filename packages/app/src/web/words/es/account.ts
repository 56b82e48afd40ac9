// The page of one's own account, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: 'Ve esta cuenta como la ve su titular. Mientras tanto no se puede cambiar nada.',
  saved: 'Sus cambios se han guardado.',
  details: {
    title: 'Datos personales',
    text: 'Cómo le ven los demás y cómo podemos contactarle.',
    picture: 'Imagen',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    emailText: 'Inicia sesión con esta dirección. Escríbanos si quiere usar otra.',
    save: 'Guardar los datos',
  },
  region: {
    title: 'Idioma y zona horaria',
    text: 'El idioma de estas páginas y de los correos que le enviamos, y la zona en la que ve las horas.',
    language: 'Idioma',
    timezone: 'Zona horaria',
    timezoneText: 'Déjela vacía para ver las horas en la zona del dispositivo que use.',
    timezoneDevice: 'Como en este dispositivo: {zone}',
    save: 'Guardar idioma y zona horaria',
  },
  password: {
    title: 'Contraseña',
  },
  sessions: {
    title: 'Dispositivos con sesión iniciada',
    text: 'Si no reconoce alguno de estos dispositivos, cierre su sesión y cambie la contraseña.',
    list: 'Dispositivos con la sesión abierta',
    device: '{browser} en {system}',
    unknown: 'Un dispositivo que no conocemos',
    here: 'Este dispositivo',
    lastSeen: 'Último uso',
    startedAt: 'Sesión iniciada',
    end: 'Cerrar sesión',
    endOf: 'Cerrar sesión: {device}',
    everywhere: 'Cerrar todas las sesiones',
    everywhereTitle: '¿Cerrar la sesión en todos los dispositivos?',
    everywhereText: 'También se cierra en este dispositivo. Puede volver a iniciarla en cualquier momento.',
  },
  deletion: {
    title: 'Eliminar cuenta',
    text: 'Elimina sus datos personales para siempre.',
    begin: 'Revisar la eliminación',
  },
} as const satisfies Section<'account'>;
