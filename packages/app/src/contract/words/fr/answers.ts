// What the server says in every other case, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { answers as english } from '#contract/words/en/answers.ts';

export const answers = {
  succeeded: 'La demande a abouti',
  validation: 'Certains champs sont à corriger.',
  unauthenticated: 'Vous n’êtes pas connecté.',
  forbidden: 'Votre rôle ne donne pas ce droit.',
  notFound: 'Il n’y a rien ici, ou cela ne vous appartient pas.',
  methodNotAllowed: 'Ceci n’est pas possible ici.',
  sessionExpired: 'Session expirée',
  malformed: 'La demande est illisible : ce n’est pas un objet JSON valide.',
  malformedForm: 'La demande est illisible : ce n’est pas un formulaire valide.',
  tooDeep: 'La demande est illisible : elle est imbriquée trop profondément.',
  badCharset: 'La demande est illisible : son jeu de caractères ou sa compression n’est pas pris en charge.',
  brokenOff: 'La demande s’est interrompue avant la fin.',
  tooSlow: 'La demande a mis trop de temps à arriver.',
  notJson: 'Ceci doit être envoyé en JSON (application/json).',
  notForm: 'Ceci doit être envoyé comme formulaire avec un fichier (multipart/form-data).',
  tooLarge: 'La demande est trop volumineuse.',
  tooMany: 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  notOurPage: 'Cette demande n’est possible que depuis le site lui-même.',
  unavailable: 'Service interrompu pour maintenance',
  failed: 'Désolé, une erreur s’est produite. Notre équipe a été prévenue.',
  passwordChanged: 'Votre mot de passe a été modifié. Vous avez été déconnecté de vos autres appareils.',
  passwordSet: 'Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.',
  mailOnItsWay: 'S’il existe un compte avec cette adresse, un e-mail contenant un lien va y arriver.',
  registered: 'Consultez votre messagerie : nous vous avons envoyé un e-mail pour la suite.',
  sessionEnded: 'Cet appareil a été déconnecté.',
  signedOutEverywhere: 'Vous avez été déconnecté de tous vos appareils.',
  accountDeleted: 'Votre compte a été supprimé.',
  hostRegistered: 'Bienvenue ! Votre famille est inscrite.',
  deleted: 'La suppression est faite.',
  campaignTested: 'Un message d’essai va vous parvenir.',
  campaignDeleted: 'La campagne a été supprimée.',
  staffAsked: 'Nous avons bien reçu votre message : notre équipe vous répondra.',
} as const satisfies Translated<typeof english>;
