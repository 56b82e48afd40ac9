// What lists and their columns are called, on screens and in exported files, in Spanish.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const lists = {
  yes: 'Sí',
  no: 'No',
  users: {
    title: 'Usuarios',
    columns: {
      name: 'Nombre completo',
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      roles: 'Roles',
      role: 'Rol',
      severalRoles: 'Varios roles',
      state: 'Estado',
      lastSignInAt: 'Último acceso',
      createdAt: 'Cuenta creada',
    },
  },
  audit: {
    title: 'Registro de cambios',
    columns: {
      at: 'Cuándo',
      actor: 'Quién',
      viewer: 'Visto por',
      action: 'Qué',
      subjectType: 'Tipo',
      subject: 'Sobre',
      subjectId: 'Número',
      changes: 'Cambios',
    },
  },
  mails: { title: 'Correos', columns: { at: 'Escrito', recipient: 'Para', subject: 'Asunto', state: 'Estado', sentAt: 'Enviado' } },
  campaigns: {
    title: 'Campañas',
    columns: {
      title: 'Título',
      type: 'Público',
      state: 'Estado',
      scheduledFor: 'Envío',
      sent: 'Alcance',
      read: 'Leídos',
      createdBy: 'Escrita por',
      createdAt: 'Creada',
    },
  },
  outbox: {
    title: 'Cola de tareas',
    columns: {
      at: 'Creada',
      kind: 'Tarea',
      state: 'Estado',
      attempts: 'Intentos',
      lastError: 'Último problema',
      dueAt: 'Próximo intento',
      doneAt: 'Hecha',
    },
  },
} as const satisfies SharedWords['lists'];
