// What lists and their columns are called, on screens and in exported files, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { lists as english } from '#contract/words/en/lists.ts';

export const lists = {
  yes: 'Sì',
  no: 'No',
  users: {
    title: 'Utenti',
    columns: {
      name: 'Nome completo',
      firstName: 'Nome',
      lastName: 'Cognome',
      email: 'E-mail',
      phone: 'Telefono',
      roles: 'Ruoli',
      role: 'Ruolo',
      severalRoles: 'Più ruoli',
      state: 'Stato',
      lastSignInAt: 'Ultimo accesso',
      createdAt: 'Account creato',
    },
  },
  audit: {
    title: 'Registro modifiche',
    columns: {
      at: 'Quando',
      actor: 'Chi',
      viewer: 'Visto da',
      action: 'Che cosa',
      subjectType: 'Tipo',
      subject: 'Oggetto',
      subjectId: 'Numero',
      changes: 'Modifiche',
    },
  },
  mails: { title: 'E-mail', columns: { at: 'Scritta', recipient: 'A', subject: 'Oggetto', state: 'Stato', sentAt: 'Inviata' } },
  campaigns: {
    title: 'Campagne',
    columns: {
      title: 'Titolo',
      type: 'Destinatari',
      state: 'Stato',
      scheduledFor: 'Invio',
      sent: 'Raggiunti',
      read: 'Letti',
      createdBy: 'Scritta da',
      createdAt: 'Creata',
    },
  },
  outbox: {
    title: 'Coda',
    columns: {
      at: 'Creata',
      kind: 'Attività',
      state: 'Stato',
      attempts: 'Tentativi',
      lastError: 'Ultimo problema',
      dueAt: 'Prossimo tentativo',
      doneAt: 'Conclusa',
    },
  },
} as const satisfies Translated<typeof english>;
