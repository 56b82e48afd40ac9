// The editor for formatted text, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: 'Formato: {field}',
  heading2: 'Título',
  heading3: 'Título pequeño',
  bold: 'Negrita',
  italic: 'Cursiva',
  bulletList: 'Lista',
  orderedList: 'Lista numerada',
  blockquote: 'Cita',
  undo: 'Deshacer',
  redo: 'Rehacer',
  link: 'Enlace',
  address: 'Dirección del enlace',
  addressWrong: 'No es una dirección que se pueda enlazar.',
  apply: 'Aplicar',
  unlink: 'Quitar el enlace',
  image: 'Insertar una imagen',
} as const satisfies Section<'richText'>;
