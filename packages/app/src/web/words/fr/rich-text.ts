// The editor for formatted text, in French.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: 'Mise en forme : {field}',
  heading2: 'Titre',
  heading3: 'Sous-titre',
  bold: 'Gras',
  italic: 'Italique',
  bulletList: 'Liste',
  orderedList: 'Liste numérotée',
  blockquote: 'Citation',
  undo: 'Annuler',
  redo: 'Rétablir',
  link: 'Lien',
  address: 'Adresse du lien',
  addressWrong: 'Cette adresse ne peut pas servir de lien.',
  apply: 'Appliquer',
  unlink: 'Retirer le lien',
  image: 'Insérer une image',
} as const satisfies Section<'richText'>;
