// The page for addresses that lead nowhere, in French.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: 'Page introuvable',
  text: 'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  address: 'Adresse',
  home: 'Vers la page d’accueil',
  back: 'Retour',
  contact: 'Nous contacter',
} as const satisfies Section<'notFound'>;
