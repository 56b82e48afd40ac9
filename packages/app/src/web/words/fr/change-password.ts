// Changing the own password, in French.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: 'Changer de mot de passe',
  lead: 'Vous restez connecté ici et serez déconnecté de vos autres appareils.',
  current: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  confirmation: 'Nouveau mot de passe, encore une fois',
  save: 'Changer de mot de passe',
  none: 'Votre compte n’a pas encore de mot de passe, car vous vous connectez avec un autre service. Nous pouvons vous envoyer un lien pour en choisir un.',
  sendLink: 'M’envoyer le lien',
  linkSent: 'L’e-mail a été envoyé à {email}.',
} as const satisfies Section<'changePassword'>;
