// The dashboard of host families, in French.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: 'Bonjour {name}',
  live: {
    title: 'Votre profil',
    isLive: 'Votre profil est en ligne : les familles peuvent vous trouver.',
    notLive: 'Votre profil n’est pas encore en ligne. Il reste à :',
    done: 'Fait',
    open: 'À faire',
    address: 'Indiquer votre adresse',
    photos: 'Téléverser au moins 3 photos ({count, number} jusqu’ici)',
    vetting: 'Passer nos vérifications : nous vous contactons',
    paused: 'Mettre fin à la pause de votre profil',
    account: 'Faire réactiver votre compte : contactez-nous',
  },
  occupancy: {
    title: 'Occupation en {year}',
    nights: '{nights, plural, one {# nuit} many {# nuits} other {# nuits}} sur {of, number}',
    share: '{percent, number} % de l’année sont réservés',
  },
  response: {
    title: 'Temps de réponse',
    minutes: '{minutes, plural, one {# minute} many {# minutes} other {# minutes}}',
    hours: '{hours, plural, one {# heure} many {# heures} other {# heures}}',
    none: 'Pas encore mesuré : il apparaît après trois demandes répondues.',
    hint: 'La moitié de vos réponses sont arrivées dans ce délai. Les parents le voient sur votre profil.',
  },
  payout: {
    title: 'Prochain versement',
    due: 'le',
    none: 'Aucun versement prévu pour l’instant.',
    all: 'Tous les paiements',
  },
  answers: {
    waiting:
      '{count, plural, one {# demande attend votre réponse} many {# demandes attendent votre réponse} other {# demandes attendent votre réponse}}',
    none: 'Rien n’attend votre réponse.',
  },
  stays: {
    title: 'Prochains séjours',
    none: 'Aucun séjour à venir.',
    all: 'Tous les séjours',
  },
} as const satisfies Section<'hostDashboard'>;
