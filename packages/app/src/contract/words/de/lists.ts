// What lists and their columns are called, on screens and in exported files, in German.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const lists = {
  yes: 'Ja',
  no: 'Nein',
  users: {
    title: 'Benutzer',
    columns: {
      name: 'Name',
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      roles: 'Rollen',
      role: 'Rolle',
      severalRoles: 'Mehrere Rollen',
      state: 'Status',
      lastSignInAt: 'Letzte Anmeldung',
      createdAt: 'Konto angelegt',
    },
  },
  audit: {
    title: 'Änderungsprotokoll',
    columns: {
      at: 'Wann',
      actor: 'Wer',
      viewer: 'Angesehen durch',
      action: 'Was',
      subjectType: 'Art',
      subject: 'Betrifft',
      subjectId: 'Nummer',
      changes: 'Änderung',
    },
  },
  mails: {
    title: 'E-Mails',
    columns: { at: 'Verfasst', recipient: 'An', subject: 'Betreff', state: 'Status', sentAt: 'Gesendet' },
  },
  campaigns: {
    title: 'Kampagnen',
    columns: {
      title: 'Titel',
      type: 'Zielgruppe',
      state: 'Status',
      scheduledFor: 'Versand am',
      sent: 'Erreicht',
      read: 'Gelesen',
      createdBy: 'Verfasst von',
      createdAt: 'Angelegt',
    },
  },
  outbox: {
    title: 'Warteschlange',
    columns: {
      at: 'Angelegt',
      kind: 'Aufgabe',
      state: 'Status',
      attempts: 'Versuche',
      lastError: 'Letztes Problem',
      dueAt: 'Nächster Versuch',
      doneAt: 'Erledigt',
    },
  },
} as const satisfies SharedWords['lists'];
