// Activities of the hub and their weeks, in French.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: 'Camps, cours et excursions avec leurs semaines et leurs places.',
  create: 'Nouvelle activité',
  empty: 'Aucune activité',
  emptyText: 'Saisissez un camp, puis ses semaines.',
  ages: '{from} à {to}',
  field: {
    name: 'Nom',
    type: 'Type',
    category: 'Catégorie',
    gender: 'Pour qui',
    ages: 'Âges',
    minAge: 'Âge minimum',
    maxAge: 'Âge maximum',
    county: 'Comté',
    location: 'Ville',
    description: 'Description',
    business: 'Société',
    active: 'Réservable',
    weeks: 'Semaines à venir',
    nextWeek: 'Prochaine semaine',
    placesLeft: 'Places libres',
  },
  none: 'Aucune',
  week: {
    start: 'Lundi de début',
    capacity: 'Places',
    add: 'Ajouter la semaine',
    edit: 'Modifier les places',
    cancel: 'Annuler',
    reopen: 'Rétablir',
    save: 'Enregistrer',
    saved: 'La semaine a été enregistrée.',
    off: 'Annulée',
    taken: '{taken} places sur {capacity} prises',
    cancelText: 'Elle ne peut plus être réservée. Les voyages qui la comportent la gardent jusqu’à ce que vous les modifiiez.',
  },
} as const satisfies Section<'hubActivities'>;
