// What date fields and their calendar say, in French.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Premier jour',
  last: 'Dernier jour',
  open: 'Ouvrir le calendrier',
  choose: { first: 'Choisissez le premier jour', last: 'Choisissez le dernier jour', day: 'Choisissez un jour' },
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  close: 'Fermer',
  nights: { one: '# nuit', other: '# nuits' },
  days: { one: '# jour', other: '# jours' },
  range: ({ from, to, nights }) => `Du ${from} au ${to} : ${nights}`,
  marks: { first: 'premier jour', last: 'dernier jour', within: 'pendant le séjour', day: 'choisi', today: 'aujourd’hui' },
  letters: { day: 'JJ', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indiquez une date au format ${pattern}, par exemple ${example}.`,
  tooEarly: ({ min }) => `Choisissez le ${min} ou un jour ultérieur.`,
  tooLate: ({ max }) => `Choisissez le ${max} ou un jour antérieur.`,
  backwards: 'Le dernier jour précède le premier.',
  tooLong: ({ days }) => `Un séjour dure ${days} au plus.`,
};
