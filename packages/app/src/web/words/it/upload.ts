// Uploading files and images, in Italian.

import type { Section } from '#web/words/sections.ts';

export const upload = {
  chooseFile: 'Scegli un file',
  chooseFiles: 'Scegli i file',
  chooseImage: 'Scegli un’immagine',
  chooseImages: 'Scegli le immagini',
  takePhoto: 'Scatta una foto',
  orDrop: 'oppure trascinare o incollare qui',
  limits: '{kinds}, al massimo {size} ciascuno',
  limitsCounted: '{kinds}, al massimo {size} ciascuno, non più di {count}',
  tooLarge: '{name} è troppo grande. Il limite è {size}.',
  wrongKind: '{name} è di un tipo non ammesso. Tipi ammessi: {kinds}.',
  tooMany:
    '{count, plural, one {Qui c’è posto solo per # file.} many {Qui c’è posto solo per # di file.} other {Qui c’è posto solo per # file.}}',
  failed: 'Non è stato possibile caricare {name}.',
  uploading: 'Caricamento di {name}: {percent}',
  finishing: 'Quasi fatto: {name}',
  uploaded: '{name} è stato caricato.',
  cancel: 'Annulla il caricamento di {name}',
  retry: 'Riprova: {name}',
  remove: 'Rimuovi {name}',
  removed: '{name} è stato rimosso.',
  moveEarlier: 'Sposta {name} avanti',
  moveLater: 'Sposta {name} indietro',
  moved: '{name} è ora al posto {place} di {count}.',
  alt: 'Descrizione dell’immagine',
  altHint: 'Per chi non può vederla.',
  download: 'Scarica {name}',
  files: 'File: {field}',
  changeAvatar: 'Cambia la foto',
  removeAvatar: 'Rimuovi la foto',
  avatarOf: 'Foto di {name}',
} as const satisfies Section<'upload'>;
