// The screens of the app wrapper, in French.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: 'Bonjour {name}',
  shortcuts: 'Raccourcis',
  account: 'Compte',
  menu: 'Menu',
  settings: 'Paramètres',
  deleteAccount: 'Supprimer le compte',
  delete: {
    intro: 'La suppression de votre compte est définitive. Voici ce que cela signifie :',
    goes: 'Supprimé',
    stays: 'Conservé, sans votre nom',
    deleted: {
      profile: 'Votre nom, votre adresse e-mail, votre numéro de téléphone et votre photo',
      children: 'Vos enfants, sauf si un autre parent est associé : noms, santé, documents',
      hostFamily: 'Le profil, la description et les photos de votre famille d’accueil',
      written: 'Ce que vous avez écrit à d’autres',
      signIn: 'Votre mot de passe et les modes de connexion liés à votre compte',
      sessions: 'Toutes vos sessions, sur tous vos appareils',
      saved: 'Vos vues enregistrées et vos paramètres',
      notifications: 'Vos notifications',
      mails: 'Les e-mails que nous vous avons envoyés',
    },
    kept: {
      invoices: 'Les factures et les paiements, comme la loi l’exige',
      trips: 'Les voyages passés',
      changes: 'Le journal des modifications',
    },
    blocked: 'Votre compte ne peut pas encore être supprimé',
    blocker: {
      openTrips:
        '{count, plural, one {# voyage est pré-réservé, réservé ou en cours. Vous pourrez supprimer le compte quand il sera terminé ou annulé.} many {# de voyages sont pré-réservés, réservés ou en cours. Vous pourrez supprimer le compte quand ils seront terminés ou annulés.} other {# voyages sont pré-réservés, réservés ou en cours. Vous pourrez supprimer le compte quand ils seront terminés ou annulés.}}',
      lastAdministrator: 'Vous êtes le dernier administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
    },
    contact: 'Nous contacter',
    viewing: 'Un compte ne peut pas être supprimé pendant que quelqu’un d’autre le consulte.',
    password: 'Mot de passe',
    passwordText: 'Pour être sûrs que c’est bien vous.',
    email: 'E-mail',
    emailText: 'Tapez {email} pour confirmer.',
    understood: 'Je comprends que cette suppression est définitive',
    submit: 'Supprimer mon compte',
    cancel: 'Garder mon compte',
    goodbye: 'Votre compte a été supprimé',
    goodbyeText: 'Vous êtes déconnecté de tous vos appareils. Merci d’avoir été des nôtres, et bonne continuation !',
    home: 'Vers la page d’accueil',
  },
} as const satisfies Section<'mobile'>;
