// The page for accounts that have no role yet, in French.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: 'Votre compte attend un accès',
  hello: 'Vous êtes connecté avec {email}. Votre compte existe, mais il n’a pas encore reçu de rôle : il ne peut donc rien ouvrir.',
  who: 'Qui donne l’accès ?',
  whoText:
    'Un administrateur, qui voit les nouveaux comptes dans sa liste d’utilisateurs. Vous n’avez rien à faire, et vous trouverez vos pages ici dès que ce sera fait.',
  check: 'Vérifier de nouveau',
  checked: 'Toujours en attente : aucun rôle n’a encore été donné.',
  contact: 'Nous contacter',
  signOut: 'Se déconnecter',
} as const satisfies Section<'noAccess'>;
