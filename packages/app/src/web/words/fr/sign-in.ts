// The screen for signing in, in French.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: 'Connexion',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  /** Before the links to the two registrations. */
  new: 'Première visite ?',
  registerParent: 'S’inscrire comme parent',
  registerHost: 'Devenir famille d’accueil',
  with: 'Se connecter avec {provider}',
  or: 'ou',
  confirmFirst: 'Vous pouvez vous faire renvoyer l’e-mail contenant le lien.',
  resend: 'Renvoyer l’e-mail',
} as const satisfies Section<'signIn'>;
