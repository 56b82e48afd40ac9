// Who changed what, in French. Actions and fields that have no word here are shown by their own name.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Chaque modification, son auteur et ce qu’il y avait avant.',
  somebody: 'Le système',
  viewedBy: '{viewer} comme {actor}',
  by: 'par {name}',
  empty: 'Pas encore de modification.',
  nothing: 'Aucun résultat.',
  nothingText: 'Essayez une autre recherche ou retirez un filtre.',
  more: 'Afficher plus',
  before: 'avant :',
  nothingBefore: 'vide',
  yes: 'oui',
  no: 'non',
  action: {
    users: {
      invite: 'Invitation',
      resendInvitation: 'Invitation renvoyée',
      edit: 'Informations modifiées',
      changeRoles: 'Rôles modifiés',
      deactivate: 'Désactivation',
      reactivate: 'Réactivation',
      sendResetLink: 'Lien de réinitialisation envoyé',
      endSessions: 'Déconnexion de tous les appareils',
    },
    permissions: { switch: 'Droit modifié', reset: 'Droits réinitialisés' },
    outbox: { retry: 'Tâche relancée' },
  },
  field: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'E-mail',
    phone: 'Téléphone',
    locale: 'Langue',
    roleNames: 'Rôles',
    deactivatedAt: 'Désactivation',
    reason: 'Motif',
  },
  subject: { user: 'Utilisateur', role: 'Rôle', outbox: 'Tâche' },
} as const satisfies Section<'changeLog'>;
