// Registering as a parent, in French.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: 'S’inscrire comme parent',
  lead: 'Avec un compte, vous organisez les séjours de vos enfants, écrivez aux familles d’accueil et payez en toute sécurité.',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  email: 'E-mail',
  phone: 'Téléphone',
  password: 'Mot de passe',
  terms: 'J’accepte les conditions générales et la politique de confidentialité',
  termsName: 'Acceptation des conditions générales',
  submit: 'S’inscrire',
  signIn: 'J’ai déjà un compte',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Nous avons envoyé un e-mail à {email}. Ouvrez le lien qu’il contient pour continuer ; il est valable deux jours.',
} as const satisfies Section<'register'>;
