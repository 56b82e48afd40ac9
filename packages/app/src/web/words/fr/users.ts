// Administering users, in French.

import { names } from '#contract/words/fr/names.ts';
import type { Section } from '#web/words/sections.ts';

export const users = {
  description: 'Toutes les personnes qui ont un compte.',
  namesDescription: 'Les noms de toutes les personnes qui ont un compte.',
  invite: 'Inviter une personne',
  state: names.userState,
  never: 'Jamais',
  noRoles: 'Aucun rôle',
  empty: { title: 'Aucun résultat', text: 'Essayez une autre recherche ou retirez un filtre.' },
  field: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'E-mail',
    phone: 'Téléphone',
    locale: 'Langue des e-mails',
    roles: 'Rôles',
  },
  inviteForm: {
    title: 'Inviter une personne',
    text: 'Cette personne reçoit un e-mail avec un lien pour choisir un mot de passe. Il est valable une semaine.',
    rolesHint: 'Les rôles d’une personne déterminent ce qu’elle peut faire. Ils peuvent être modifiés plus tard.',
    submit: 'Envoyer l’invitation',
    done: 'Une invitation a été envoyée à {name}.',
  },
  bulk: {
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    grantRole: 'Donner un rôle',
    revokeRole: 'Retirer un rôle',
    chooseRole: 'Rôle',
    deactivateTitle:
      '{count, plural, one {Désactiver # utilisateur ?} many {Désactiver # d’utilisateurs ?} other {Désactiver # utilisateurs ?}}',
    deactivateText:
      'Ces personnes sont déconnectées aussitôt et ne peuvent plus se connecter. Rien de ce qui est à elles n’est supprimé, et leur compte peut être réactivé à tout moment.',
    reactivateTitle:
      '{count, plural, one {Réactiver # utilisateur ?} many {Réactiver # d’utilisateurs ?} other {Réactiver # utilisateurs ?}}',
    reactivateText: 'Ces personnes pourront de nouveau se connecter.',
    grantTitle:
      '{count, plural, one {Donner un rôle à # utilisateur} many {Donner un rôle à # d’utilisateurs} other {Donner un rôle à # utilisateurs}}',
    revokeTitle:
      '{count, plural, one {Retirer un rôle à # utilisateur} many {Retirer un rôle à # d’utilisateurs} other {Retirer un rôle à # utilisateurs}}',
    done: '{count, plural, one {# utilisateur modifié.} many {# d’utilisateurs modifiés.} other {# utilisateurs modifiés.}}',
    unchanged: '{count, plural, one {# l’était déjà.} many {# l’étaient déjà.} other {# l’étaient déjà.}}',
    refused:
      '{count, plural, one {# n’a pas pu être modifié :} many {# n’ont pas pu être modifiés :} other {# n’ont pas pu être modifiés :}}',
    resultTitle: 'Résultat',
  },
  back: 'Tous les utilisateurs',
  section: { details: 'Informations', roles: 'Rôles', access: 'Accès', log: 'Journal des modifications' },
  save: 'Enregistrer',
  saved: 'Enregistré.',
  saveRoles: 'Enregistrer les rôles',
  rolesSaved: 'Rôles enregistrés.',
  ownRoles: 'Personne ne modifie ses propres rôles. Demandez à un autre administrateur.',
  ownAccount: 'C’est vous.',
  lastSignIn: 'Dernière connexion',
  since: 'Compte depuis',
  emailState: 'Adresse e-mail',
  emailVerified: 'Confirmée',
  emailUnverified: 'Pas encore confirmée',
  signsInWith: 'Se connecte avec',
  password: 'Mot de passe',
  nothingYet: 'Encore rien',
  sessions: 'Connecté sur',
  sessionCount: '{count, plural, =0 {aucun appareil} one {# appareil} many {# d’appareils} other {# appareils}}',
  timezone: 'Fuseau horaire',
  unknown: 'Inconnu',
  deactivate: 'Désactiver',
  deactivateTitle: 'Désactiver {name} ?',
  deactivateText:
    'Cette personne est déconnectée aussitôt et ne peut plus se connecter. Rien de ce qui est à elle n’est supprimé, et son compte peut être réactivé à tout moment.',
  deactivated: 'Compte désactivé : {name}.',
  reactivate: 'Réactiver',
  reactivated: '{name} peut de nouveau se connecter.',
  resetLink: 'Envoyer un lien de réinitialisation',
  resetLinkSent: 'Un lien pour choisir un nouveau mot de passe a été envoyé à {email}.',
  resendInvitation: 'Renvoyer l’invitation',
  invitationSent: 'L’invitation a été envoyée à {email}.',
  signOut: 'Déconnecter partout',
  signOutTitle: 'Déconnecter {name} de tous ses appareils ?',
  signOutText: 'Cette personne pourra se reconnecter aussitôt.',
  signedOut: 'Déconnexion de tous les appareils : {name}.',
  viewAs: 'Voir comme cet utilisateur',
  viewAsTitle: 'Voir le site comme {name} ?',
  viewAsText:
    'Vous voyez ce que cette personne voit, pendant une heure au plus, sans rien pouvoir modifier. C’est consigné avec votre nom et le motif.',
  viewAsReason: 'Motif',
  viewAsConfirm: 'Voir comme cet utilisateur',
  rights: 'Que peut faire cet utilisateur ?',
} as const satisfies Section<'users'>;
