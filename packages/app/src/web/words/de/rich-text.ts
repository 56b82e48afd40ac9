// The editor for formatted text, in German.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: 'Formatierung: {field}',
  heading2: 'Überschrift',
  heading3: 'Kleine Überschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  bulletList: 'Liste',
  orderedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  link: 'Link',
  address: 'Adresse des Links',
  addressWrong: 'Das ist keine Adresse, auf die sich verlinken lässt.',
  apply: 'Übernehmen',
  unlink: 'Link entfernen',
  image: 'Bild einfügen',
} as const satisfies Section<'richText'>;
