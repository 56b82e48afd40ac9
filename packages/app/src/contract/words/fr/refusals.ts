// What the server says when it refuses, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { refusals as english } from '#contract/words/en/refusals.ts';

export const refusals = {
  accountNotVerified: 'Confirmez d’abord votre adresse e-mail : nous vous avons envoyé un lien.',
  accountDeactivated: 'Ce compte a été désactivé. Veuillez nous contacter.',
  accountHasOpenTrips: 'Le compte pourra être supprimé quand ses voyages en cours seront terminés ou annulés.',
  alreadyJoined: 'Cette personne a déjà rejoint le site. Envoyez-lui plutôt un lien de réinitialisation.',
  alreadyHosting: 'Votre compte a déjà une famille d’accueil.',
  attachmentInUse: 'Ce fichier est utilisé : retirez-le d’abord de là où il se trouve.',
  campaignMoved: 'Cette campagne a avancé entre-temps : consultez-la de nouveau pour voir ce qui est encore possible.',
  changedMeanwhile: 'Quelqu’un d’autre a enregistré des modifications entre-temps. Consultez sa version avant d’enregistrer la vôtre.',
  confirmationWrong: 'Ce n’est pas l’adresse e-mail de ce compte.',
  currentPasswordWrong: 'Le mot de passe actuel est incorrect.',
  emailAlreadyVerified: 'Cette adresse est déjà confirmée : vous pouvez vous connecter.',
  emailTaken: 'Un compte avec cette adresse e-mail existe déjà.',
  exportTooLarge:
    '{count, plural, one {# ligne correspond} many {# de lignes correspondent} other {# lignes correspondent}} à ces filtres, et un fichier en contient {limit, number} au plus. Veuillez les affiner.',
  fileTooLarge: 'Le fichier est trop volumineux. La limite est de {limit}.',
  fileTypeRefused: 'Les fichiers de ce type ne sont pas acceptés. Types acceptés : {kinds}.',
  imageUnreadable: 'Ce fichier ne peut pas être lu comme image.',
  lastAdministrator: 'C’est le dernier administrateur : donnez d’abord ce rôle à quelqu’un d’autre.',
  linkExpired: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  notFailed: 'C’est déjà fait, ou encore en attente.',
  ownRolesFixed: 'Vous ne pouvez ni modifier vos propres rôles ni désactiver votre propre compte.',
  passwordMissing: 'Ce compte n’a pas encore de mot de passe. Utilisez le lien « Mot de passe oublié » pour en choisir un.',
  permissionFixed: 'Ce droit est fixe pour ce rôle.',
  providerCancelled: 'La connexion a été annulée.',
  providerEmailUnverified:
    'Votre fournisseur n’a pas confirmé votre adresse e-mail. Confirmez-la chez lui, ou connectez-vous avec un mot de passe.',
  providerFailed: 'La connexion a échoué. Réessayez, ou connectez-vous avec un mot de passe.',
  providerStale: 'Cette connexion est déjà terminée ou a pris trop de temps. Veuillez recommencer.',
  providerUnavailable: 'Le fournisseur est injoignable en ce moment. Réessayez plus tard, ou connectez-vous avec un mot de passe.',
  providerUnknown: 'Ce mode de connexion n’est pas disponible.',
  savedViewNameTaken: 'Vous avez déjà une vue de ce nom.',
  savedViewsFull: 'Vous pouvez garder {limit, number} vues par liste. Veuillez d’abord en supprimer une.',
  signInWrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  viewAsReadOnly: 'Vous voyez le site comme une autre personne : rien ne peut être modifié tant que vous n’avez pas quitté cette vue.',
  viewAsRefused: 'Vous ne pouvez pas voir le site comme cet utilisateur.',
} as const satisfies Translated<typeof english>;
