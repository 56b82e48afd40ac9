// What date fields and their calendar say, in French.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Date d’arrivée',
  last: 'Date de départ',
  open: 'Ouvrir le calendrier',
  choose: { first: 'Choisissez la date d’arrivée', last: 'Choisissez la date de départ', day: 'Choisissez une date' },
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  close: 'Fermer',
  nights: { one: '# nuit', other: '# nuits' },
  days: { one: '# jour', other: '# jours' },
  range: ({ from, to, nights }) => `Du ${from} au ${to} : ${nights}`,
  marks: { first: 'arrivée', last: 'départ', within: 'pendant le séjour', day: 'choisi', today: 'aujourd’hui' },
  letters: { day: 'JJ', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indiquez une date au format ${pattern}, par exemple ${example}.`,
  tooEarly: ({ min }) => `Choisissez le ${min} ou un jour ultérieur.`,
  tooLate: ({ max }) => `Choisissez le ${max} ou un jour antérieur.`,
  backwards: 'La date de départ précède la date d’arrivée.',
  tooLong: ({ days }) => `Un séjour dure ${days} au plus.`,
};
