// Becoming the first administrator with the link that the server prints, in French.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: 'Devenir le premier administrateur',
  lead: 'Personne n’administre encore {product}. Votre compte le fera ; vous inviterez tous les autres depuis celui-ci.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordConfirmation: 'Mot de passe, encore une fois',
  submit: 'Créer le compte',
  checking: 'Un instant, nous vérifions votre lien',
  expiredTitle: 'Ce lien ne peut plus être utilisé',
  expired:
    'Il a déjà servi, date de plus d’un jour, ou quelqu’un administre désormais le produit. Le serveur en affiche un nouveau à son démarrage tant qu’il n’y a pas d’administrateur.',
  signIn: 'Se connecter',
} as const satisfies Section<'setUp'>;
