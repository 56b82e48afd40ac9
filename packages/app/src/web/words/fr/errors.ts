// What is said when a request or the code of a page fails, in French.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: 'Vous n’avez pas accès à cet espace !',
  notLoggedIn: 'Non connecté',
  roleMismatch: 'Vous n’avez pas accès à cet espace',
  sessionExpired: 'Session expirée',
  maintenance: 'Service interrompu pour maintenance',
  failed: 'Désolé, une erreur s’est produite. Notre équipe a été prévenue.',
  noResponse: 'Pas de réponse',
  withStatus: 'La demande a échoué avec le code {status}',
  succeeded: 'La demande a abouti',
  ok: 'OK',
  dismiss: 'Fermer',
  notifications: 'Notifications',
  chunk: {
    title: 'Le chargement de la partie {number} a échoué',
    kind: {
      missing: '(missing) Cette page a changé avec une mise à jour. Rechargez-la pour obtenir la nouvelle version.',
      timeout: '(timeout) La connexion semble lente.',
      error: '(error) La connexion semble interrompue.',
    },
    retry: 'Réessayer',
  },
  crash: {
    title: 'Cette page ne fonctionne plus',
    text: 'Rien de ce qui a été enregistré n’est perdu. Rechargez la page ; si cela ne suffit pas, dites-nous ce que vous étiez en train de faire.',
    reload: 'Recharger',
  },
} as const satisfies Section<'errors'>;
