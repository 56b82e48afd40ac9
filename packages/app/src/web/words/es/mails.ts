// Mails that the product wrote, and work that waits, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: 'Lo que el producto ha escrito a las personas. Sin servidor de correo, los correos se guardan y se leen aquí.',
  tab: { mails: 'Correos', outbox: 'Cola de tareas' },
  state: { sent: 'Enviado', kept: 'Guardado aquí', waiting: 'En espera', failed: 'No enviado' },
  open: 'Leer el correo a {recipient}: {subject}',
  to: 'Para',
  preview: 'El correo como se lee al recibirlo',
  asMail: 'Como correo',
  asText: 'Como texto',
  withoutLinks: 'Se han quitado los enlaces que inician una sesión: solo los tiene quien recibió el correo.',
  empty: {
    title: 'No hay correos',
    text: 'Los correos aparecen aquí en cuanto el producto escribe uno: por una cuenta nueva, una contraseña olvidada o una invitación.',
  },
  outboxDescription:
    'Lo que se hace después de un cambio, como enviar correos. Se reintenta automáticamente; lo que se abandonó se puede reintentar aquí.',
  outboxState: { waiting: 'En espera', failed: 'Abandonada', done: 'Hecha' },
  outboxEmpty: { title: 'Aquí no hay nada', text: 'Nada espera y nada se ha abandonado.' },
  retry: 'Reintentar',
  retried: 'Se está reintentando.',
  drop: {
    action: 'Eliminar tarea',
    done: 'Tarea eliminada',
    title: '¿Eliminar esta tarea?',
    text: 'No se volverá a intentar. Esto no se puede deshacer.',
  },
} as const satisfies Section<'mails'>;
