// Pages and the blog, in French.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Récits et conseils pour les familles et les élèves.',
  empty: 'Rien n’a encore été publié.',
  emptyText: 'Revenez bientôt ou écrivez-nous.',
  contact: 'Nous contacter',
  by: 'Par {name}',
  older: 'Plus anciens',
  newer: 'Plus récents',
  previous: 'Précédent : {title}',
  next: 'Suivant : {title}',
  all: 'Tous les articles',
  share: 'Partager',
  copied: 'Le lien a été copié.',
  inEnglish: 'Ce texte n’existe qu’en anglais.',
} as const satisfies Section<'articles'>;
