// Making a trip for a parent, in German.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: 'Wählen Sie die Schüler und den Zeitraum, dann eine Familie und Camps. Der Preis rechnet mit.',
  section: {
    people: 'Wer reist',
    stay: 'Wann',
    family: 'Gastfamilie',
    camps: 'Camps',
    finish: 'Extras und Preis',
  },
  newStudent: 'Neuen Schüler erfassen',
  parent: 'Zahlender Elternteil',
  noParent: 'Mit {name} ist noch kein Elternteil verknüpft. Verknüpfen Sie, wer zahlt.',
  tripType: 'Art der Reise',
  dates: 'Erster und letzter Tag',
  datesFirst: 'Wählen Sie zuerst den Zeitraum.',
  family: {
    chosen: 'Gastfamilie: {name}',
    backup: 'Ersatzfamilie: {name}',
    none: 'Noch keine Familie gewählt.',
    choose: 'Wählen',
    chooseNamed: '{name} wählen',
    reserve: 'Als Ersatz',
    reserveNamed: '{name} als Ersatz',
    remove: '{name} entfernen',
  },
  enquire: {
    do: 'Als Anfrage anlegen',
    text: 'Als Anfrage wird die gewählte Familie gefragt, und die Eltern erhalten einen Link zum Buchen und Bezahlen.',
  },
  reserve: {
    do: 'Reservieren und berechnen',
    text: 'Eine Reservierung hält Betten und Plätze sofort frei und sendet eine Rechnung, die online bezahlt werden kann.',
    title: 'Für {name} reservieren?',
    price: 'Die Rechnung lautet auf {amount}.',
    told: 'Familie und Eltern werden benachrichtigt.',
  },
  needs: {
    family: 'Wählen Sie zuerst eine Gastfamilie.',
    price: 'Dieser Aufenthalt hat keinen Preis und lässt sich nicht reservieren. Legen Sie ihn als Anfrage an.',
  },
  done: {
    title: 'Die Reise ist angelegt',
    reserved: 'Der Aufenthalt ist reserviert und berechnet. Hier können die Eltern die Rechnung bezahlen:',
    enquiry: 'Die Anfrage ist angelegt. Hier können die Eltern buchen und bezahlen:',
    draft:
      'Die Reise ist als Entwurf angelegt. Die Familie konnte nicht angefragt werden; fragen Sie sie auf der Seite der Reise an. Hier können die Eltern buchen und bezahlen:',
    link: 'Zahlungslink',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    trip: 'Reise öffnen',
    invoice: 'Rechnung öffnen',
    another: 'Weitere Reise anlegen',
  },
} as const satisfies Section<'createTrip'>;
