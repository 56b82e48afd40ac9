// Uploading files and images, in French.

import type { Section } from '#web/words/sections.ts';

export const upload = {
  chooseFile: 'Choisir un fichier',
  chooseFiles: 'Choisir des fichiers',
  chooseImage: 'Choisir une image',
  chooseImages: 'Choisir des images',
  takePhoto: 'Prendre une photo',
  orDrop: 'ou déposer ici, ou coller',
  limits: '{kinds}, {size} au plus par fichier',
  limitsCounted: '{kinds}, {size} au plus par fichier, {count} au maximum',
  tooLarge: '{name} est trop volumineux. La limite est de {size}.',
  wrongKind: '{name} est d’un type qui n’est pas accepté. Types acceptés : {kinds}.',
  tooMany:
    '{count, plural, one {Il n’y a de place que pour # fichier.} many {Il n’y a de place que pour # de fichiers.} other {Il n’y a de place que pour # fichiers.}}',
  failed: '{name} n’a pas pu être envoyé.',
  uploading: 'Envoi de {name} : {percent}',
  finishing: 'Presque terminé : {name}',
  uploaded: '{name} est envoyé.',
  cancel: 'Annuler l’envoi de {name}',
  retry: 'Réessayer : {name}',
  remove: 'Retirer {name}',
  removed: '{name} est retiré.',
  moveEarlier: 'Avancer {name}',
  moveLater: 'Reculer {name}',
  moved: '{name} est maintenant à la place {place} sur {count}.',
  alt: 'Description de l’image',
  altHint: 'Pour les personnes qui ne peuvent pas la voir.',
  download: 'Télécharger {name}',
  files: 'Fichiers : {field}',
  changeAvatar: 'Changer la photo',
  removeAvatar: 'Retirer la photo',
  avatarOf: 'Photo : {name}',
} as const satisfies Section<'upload'>;
