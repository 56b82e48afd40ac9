// The dashboard of parents, in German.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: 'Hallo {name}',
  next: 'Nächste Reise',
  inDays: '{days, plural, one {Morgen} other {In # Tagen}}',
  dayOf: 'Tag {day, number} von {days, number}',
  none: 'Keine bevorstehenden Reisen',
  noneText: 'Finden Sie eine Gastfamilie oder ein Camp für die nächsten Ferien.',
  book: 'Aufenthalt suchen',
  addChild: 'Kind hinzufügen',
  news: 'Neuigkeiten',
  claims: {
    title: 'Wartet auf Ihre Bestätigung',
    request: 'Mit Ihrer E-Mail-Adresse wurde eine Anfrage für {name} gesendet (Zeichen {reference}).',
    requestText: 'Wenn sie von Ihnen ist, kommen die Reise und das Kind in Ihr Konto.',
    requestTextAgent:
      '{inviter} hat sie für Sie gesendet und betreut die Reise. Wenn Sie zustimmen, kommen die Reise und das Kind in Ihr Konto, und {inviter} sieht Ihren Namen und Ihre Kontaktdaten.',
    child: '{inviter} gibt an, dass {child} Ihr Kind ist.',
    childNobody: 'Jemand gibt an, dass {child} Ihr Kind ist.',
    childText:
      'Wenn Sie zustimmen, sehen Sie die Angaben zum Kind und seine Reisen, und {inviter} sieht Ihren Namen und Ihre Kontaktdaten.',
    childTextNobody: 'Wenn Sie zustimmen, sehen Sie die Angaben zum Kind und seine Reisen.',
    mine: 'Ja, das stimmt',
    mineNamed: 'Ja, das stimmt: {name}',
    notMine: 'Nein, das stimmt nicht',
    notMineNamed: 'Nein, das stimmt nicht: {name}',
  },
  toDo: {
    title: 'Zu erledigen',
    pay: 'Rechnung {name} zahlen: {amount}',
    payOverdue: 'Überfällige Rechnung {name} zahlen: {amount}',
    complete: 'Angaben zu {name} ergänzen: {count, plural, one {# fehlt} other {# fehlen}}',
    arrival: 'Ankunft von {name} angeben',
    choose: 'Familie für {name} wählen',
    wait: 'Die für {name} gefragte Familie hat noch nicht geantwortet',
    nothing: 'Nichts zu erledigen.',
  },
} as const satisfies Section<'travelDashboard'>;
