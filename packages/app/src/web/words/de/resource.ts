// Things kept in a list and made, changed and deleted one by one, in German.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: 'Speichern',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  saved: '{name} wurde gespeichert.',
  delete: 'Löschen',
  deleteTitle: '{name} löschen?',
  deleteText: '{count, plural, =0 {Nichts verwendet es.} one {Es wird einmal verwendet.} other {Es wird #-mal verwendet.}}',
  deleted: '{name} wurde gelöscht.',
  inUse: '{count, plural, one {Einmal} other {#-mal}} verwendet: Löschen geht erst, wenn es nirgends mehr verwendet wird.',
  usedByLabel: 'Verwendet',
  usedBy: '{count, plural, =0 {noch nicht} one {einmal} other {#-mal}}',
  onlyReading: 'Mit Ihrer Rolle können Sie das ansehen, aber nicht ändern.',
  notListed: 'Der Eintrag, den Sie öffnen möchten, steht nicht auf dieser Seite der Liste.',
} as const satisfies Section<'resource'>;
