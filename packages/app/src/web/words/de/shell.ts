// Menus, header and command palette around the pages of signed-in people, in German.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: 'Hauptmenü',
  more: 'Mehr',
  fold: 'Menü einklappen',
  unfold: 'Menü ausklappen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  later: 'Kommt noch',
  soon: 'kommt später',
  unread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  group: {
    today: 'Heute',
    operations: 'Betrieb',
    people: 'Personen',
    finance: 'Finanzen',
    pricing: 'Preise',
    content: 'Inhalte',
    administration: 'Verwaltung',
  },
  area: {
    title: 'Bereich',
    switch: 'Bereich wechseln',
    travel: 'Elternbereich',
    hostFamily: 'Gastfamilienbereich',
    hub: 'Hub',
  },
  account: {
    title: 'Ihr Konto',
    open: 'Ihr Konto: {name}',
    signOut: 'Abmelden',
  },
  colours: {
    title: 'Farben',
    auto: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  viewAs: {
    title: 'Sie sehen das Produkt als {name}.',
    note: 'Dabei kann nichts geändert werden, und der Besuch wird protokolliert.',
    stop: 'Ansicht beenden',
  },
  palette: {
    open: 'Suche und Befehle',
    placeholder: 'Zu einer Seite gehen oder etwas tun …',
    none: 'Nichts heißt so.',
    pages: 'Seiten',
    later: 'Kommt noch',
    actions: 'Aktionen',
    language: 'Sprache: {name}',
    colours: 'Farben: {name}',
    invite: 'Jemanden einladen',
    shortcuts: 'Tastenkürzel',
    enter: 'Enter öffnet, Esc schließt',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    general: 'Überall im Hub',
    goTo: 'Zu einer Seite gehen',
    palette: 'Suche und Befehle',
    help: 'Diese Übersicht',
    single: 'Kürzel aus einer Taste',
    singleNote: 'Schalten Sie sie aus, wenn sie stören, zum Beispiel wenn Sie Ihren Text diktieren.',
  },
} as const satisfies Section<'shell'>;
