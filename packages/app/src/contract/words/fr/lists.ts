// What lists and their columns are called, on screens and in exported files, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { lists as english } from '#contract/words/en/lists.ts';

export const lists = {
  yes: 'Oui',
  no: 'Non',
  users: {
    title: 'Utilisateurs',
    columns: {
      name: 'Nom',
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      email: 'E-mail',
      phone: 'Téléphone',
      roles: 'Rôles',
      role: 'Rôle',
      severalRoles: 'Plusieurs rôles',
      state: 'État',
      lastSignInAt: 'Dernière connexion',
      createdAt: 'Compte créé le',
    },
  },
  audit: {
    title: 'Journal des modifications',
    columns: {
      at: 'Quand',
      actor: 'Qui',
      viewer: 'Vu par',
      action: 'Quoi',
      subjectType: 'Type',
      subject: 'Objet',
      subjectId: 'Numéro',
      changes: 'Détails',
    },
  },
  mails: { title: 'E-mails', columns: { at: 'Écrit', recipient: 'À', subject: 'Objet', state: 'État', sentAt: 'Envoyé' } },
  campaigns: {
    title: 'Campagnes',
    columns: {
      title: 'Titre',
      type: 'Public',
      state: 'État',
      scheduledFor: 'Envoi le',
      sent: 'Touchés',
      read: 'Lus',
      createdBy: 'Écrite par',
      createdAt: 'Créée',
    },
  },
  outbox: {
    title: 'File d’attente',
    columns: {
      at: 'Créée',
      kind: 'Tâche',
      state: 'État',
      attempts: 'Essais',
      lastError: 'Dernier problème',
      dueAt: 'Prochain essai',
      doneAt: 'Terminée',
    },
  },
} as const satisfies Translated<typeof english>;
