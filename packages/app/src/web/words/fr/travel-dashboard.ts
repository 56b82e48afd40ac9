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
  claims: {
    title: 'En attente de votre confirmation',
    request: 'Une demande pour {name} a été envoyée avec votre adresse e-mail (référence {reference}).',
    requestText: 'Si elle est de vous, le voyage et l’élève sont ajoutés à votre compte.',
    requestTextAgent:
      '{inviter} l’a envoyée pour vous et s’occupe du voyage. Si vous dites oui, le voyage et l’élève sont ajoutés à votre compte, et {inviter} voit votre nom et vos coordonnées.',
    child: '{inviter} indique que {child} est votre enfant.',
    childNobody: 'Quelqu’un indique que {child} est votre enfant.',
    childText: 'Si vous dites oui, vous voyez l’élève et ses voyages, et {inviter} voit votre nom et vos coordonnées.',
    childTextNobody: 'Si vous dites oui, vous voyez l’élève et ses voyages.',
    mine: 'Oui, c’est exact',
    mineNamed: 'Oui, c’est exact : {name}',
    notMine: 'Non, c’est inexact',
    notMineNamed: 'Non, c’est inexact : {name}',
  },
  toDo: {
    title: 'À faire',
    pay: 'Payer la facture {name} : {amount}',
    payOverdue: 'Payer la facture {name}, en retard : {amount}',
    complete: 'Compléter les informations de {name} : {count, plural, one {il en manque #} many {il en manque #} other {il en manque #}}',
    arrival: 'Indiquer l’arrivée de {name}',
    choose: 'Choisir une famille pour {name}',
    wait: 'La famille sollicitée pour {name} n’a pas encore répondu',
    nothing: 'Il n’y a rien à faire.',
  },
} as const satisfies Section<'travelDashboard'>;
