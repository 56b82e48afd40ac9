// The editor for formatted text, in Italian.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: 'Formattazione: {field}',
  heading2: 'Titolo',
  heading3: 'Sottotitolo',
  bold: 'Grassetto',
  italic: 'Corsivo',
  bulletList: 'Elenco',
  orderedList: 'Elenco numerato',
  blockquote: 'Citazione',
  undo: 'Annulla',
  redo: 'Ripeti',
  link: 'Link',
  address: 'Indirizzo del link',
  addressWrong: 'Questo indirizzo non si può usare come link.',
  apply: 'Applica',
  unlink: 'Togli il link',
  image: 'Inserisci un’immagine',
} as const satisfies Section<'richText'>;
