// Activities of the hub and their weeks, in German.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: 'Camps, Unterricht und Ausflüge mit ihren Wochen und Plätzen.',
  create: 'Neue Aktivität',
  empty: 'Noch keine Aktivitäten',
  emptyText: 'Erfassen Sie ein Camp, dann seine Wochen.',
  ages: '{from} bis {to}',
  field: {
    name: 'Name',
    type: 'Art',
    category: 'Kategorie',
    gender: 'Für wen',
    ages: 'Alter',
    minAge: 'Jüngste',
    maxAge: 'Älteste',
    county: 'Grafschaft',
    location: 'Ort',
    description: 'Beschreibung',
    business: 'Unternehmen',
    active: 'Buchbar',
    weeks: 'Kommende Wochen',
    nextWeek: 'Nächste Woche',
    placesLeft: 'Freie Plätze',
  },
  none: 'Keine',
  week: {
    start: 'Montag des Beginns',
    capacity: 'Plätze',
    add: 'Woche hinzufügen',
    edit: 'Plätze ändern',
    cancel: 'Absagen',
    reopen: 'Doch durchführen',
    save: 'Speichern',
    saved: 'Die Woche wurde gespeichert.',
    off: 'Abgesagt',
    taken: '{taken} von {capacity} Plätzen belegt',
    cancelText: 'Sie kann nicht mehr gebucht werden. Reisen behalten sie, bis Sie sie ändern.',
  },
} as const satisfies Section<'hubActivities'>;
