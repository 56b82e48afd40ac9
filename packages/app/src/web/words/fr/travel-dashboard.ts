// The dashboard of parents, in French.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: 'Bonjour {name}',
  next: 'Prochain voyage',
  inDays: '{days, plural, one {Demain} many {Dans # jours} other {Dans # jours}}',
  dayOf: 'Jour {day, number} sur {days, number}',
  none: 'Aucun voyage à venir',
  noneText: 'Trouvez une famille d’accueil ou un camp pour les prochaines vacances.',
  book: 'Trouver un séjour',
  addChild: 'Ajouter un enfant',
  news: 'Dernières nouvelles',
  toDo: {
    title: 'À faire',
    pay: 'Payer la facture {name} : {amount}',
    payOverdue: 'Payer la facture {name}, en retard : {amount}',
    complete: 'Compléter les informations de {name} : {count, plural, one {il en manque #} many {il en manque #} other {il en manque #}}',
    arrival: 'Nous dire comment {name} arrive',
    choose: 'Choisir une famille pour {name}',
    wait: 'La famille sollicitée pour {name} n’a pas encore répondu',
    nothing: 'Il n’y a rien à faire.',
  },
} as const satisfies Section<'travelDashboard'>;
