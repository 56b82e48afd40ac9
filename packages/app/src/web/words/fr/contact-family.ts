// Writing to a host family before booking, in French.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: 'Dites à la famille qui viendrait et quand, et posez vos questions.',
  form: 'Message à la famille',
  children: 'Enfants',
  dates: 'Dates',
  message: 'Votre message',
  send: 'Envoyer',
  sent: 'Votre message est en route vers la famille.',
  alreadyOpen: 'Vous avez déjà une demande auprès de cette famille',
  writeOther: 'Écrire pour un autre enfant ou d’autres jours',
  student: 'Élève',
  studentHint: 'Pour qui vous écrivez. Les parents sont ceux de l’élève.',
  toTrip: 'Ouvrir la demande',
  noChildren: 'Votre compte ne contient pas encore d’enfant',
  noChildrenText: 'La famille souhaite savoir qui viendrait.',
  addChild: 'Ajouter un enfant',
  noFamily: 'Famille d’accueil introuvable',
  toSearch: 'Trouver une famille',
} as const satisfies Section<'contactFamily'>;
