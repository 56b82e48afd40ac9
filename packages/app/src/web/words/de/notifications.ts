// Somebody's notifications, in German.

import type { Section } from '#web/words/sections.ts';

export const notifications = {
  title: 'Benachrichtigungen',
  description: 'Ihre Benachrichtigungen und E-Mail-Einstellungen.',
  bell: '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen: # ungelesen} other {Benachrichtigungen: # ungelesen}}',
  filter: 'Anzeigen',
  all: 'Alle',
  unread: 'Ungelesen',
  unreadCount: '{count, plural, =0 {Nichts ungelesen} one {# ungelesen} other {# ungelesen}}',
  markAll: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren: {title}',
  markUnread: 'Als ungelesen markieren: {title}',
  isUnread: 'Ungelesen',
  more: 'Mehr anzeigen',
  settings: 'Einstellungen',
  back: 'Zurück zu den Benachrichtigungen',
  times: '{count, plural, one {einmal} other {#-mal}}',
  empty: { title: 'Noch keine Benachrichtigungen', text: 'Ihre Benachrichtigungen erscheinen hier.' },
  allRead: { title: 'Alles gelesen', text: 'Sie haben alles gelesen.' },
  somebody: 'Jemand',
  anAdministrator: 'Die Administration',
  roleChanged: {
    title: '{name} hat Ihre Berechtigungen geändert',
    granted: 'Neu: {roles}',
    revoked: 'Nicht mehr: {roles}',
  },
  accountViewed: {
    title: '{name} hat Ihr Konto angesehen',
    text: 'Die Administration hat das Produkt so angesehen, wie Sie es sehen; das geschieht, um zu helfen. Geändert werden konnte dabei nichts. Wenn Sie wissen möchten, warum, nehmen Sie bitte Kontakt mit uns auf.',
    contact: 'Kontakt',
  },
  hostFamilyRegistered: {
    title:
      '{count, plural, one {{name} hat sich als Gastfamilie registriert} other {{name} und andere haben sich als Gastfamilie registriert (#)}}',
    text: 'Die Familie wartet auf ihre Überprüfung.',
    open: 'Familienprüfung öffnen',
  },
  bookingRefused: {
    title: '{name} hat bezahlt, und die Buchung war nicht möglich',
    text: 'Als die Zahlung kam, waren die Betten vergeben und kein Ersatz frei. Das Geld geht von selbst zurück: Bitte bieten Sie der Familie etwas anderes an.',
  },
  paymentReturned: {
    refundFailed: {
      title: 'Eine Rückzahlung an {name} ist zurückgekommen',
      text: '{amount} konnten nicht ausgezahlt werden. Dazu ist keine Reise bekannt, also gibt es keine Aufgabe: Zahlen Sie es auf anderem Weg zurück.',
    },
    disputed: {
      title: '{name} ficht eine Zahlung an',
      text: '{amount} werden bei der Bank angefochten. Dazu ist keine Reise bekannt, also gibt es keine Aufgabe: Antworten Sie rechtzeitig beim Zahlungsdienst.',
    },
    open: 'Zahlung öffnen',
  },
  childLinked: {
    title: '{name} hat {child} mit Ihnen verknüpft',
    text: 'Sie sehen nun dieses Kind, die Reisen und die Dokumente. Wenn es nicht Ihr Kind ist, melden Sie sich bitte bei uns.',
    open: 'Profil öffnen',
  },
  tripNews: { title: '{name}: {event}', open: 'Aufenthalt öffnen' },
  tripPriceChanged: { title: 'Der Preis für {name} hat sich geändert' },
  contactEnquiry: {
    title: '{name} hat uns geschrieben',
    suspected: '{count, plural, one {Eine Nachricht, die nach Spam aussieht} other {# Nachrichten, die nach Spam aussehen}}',
  },
  enquiry: {
    reference: 'Zeichen',
    topic: 'Thema',
    from: 'Von',
    phone: 'Telefon',
    locale: 'Sprache',
    reply: 'Per E-Mail antworten',
    replySubject: 'Ihre Nachricht {reference}',
    suspected: 'Das sieht aus, als hätte es ein Programm gesendet. Deshalb wurde niemand per E-Mail benachrichtigt.',
    account: 'Konto ansehen',
    gone: 'Das Konto, von dem die Nachricht kam, wurde gelöscht, und damit auch ihr Text.',
  },
  preferences: {
    title: 'Was Sie per E-Mail erhalten möchten',
    intro: 'Hier im Produkt erfahren Sie alles. Für jede Art wählen Sie, ob Sie auch eine E-Mail erhalten.',
    optOut: 'Keine Nachrichten an alle Benutzer erhalten',
    optOutHint: 'Weder hier noch per E-Mail. Was Ihr eigenes Konto betrifft, erfahren Sie immer.',
    saved: 'Ihre Auswahl ist gespeichert.',
    kind: {
      roleChanged: 'Meine Rollen wurden geändert',
      accountViewed: 'Die Administration hat mein Konto angesehen',
      hostFamilyRegistered: 'Eine Gastfamilie hat sich registriert',
      bookingRefused: 'Eine bezahlte Buchung war nicht möglich',
      contactEnquiry: 'Jemand hat uns geschrieben',
      paymentReturned: 'Eine Rückzahlung kam zurück, oder eine Zahlung wird angefochten',
      childLinked: 'Ein Kind wurde mit mir verknüpft',
      tripNews: 'Neues zu meinen Aufenthalten',
      tripPriceChanged: 'Preisänderungen meiner Aufenthalte',
      campaign: 'Nachrichten an alle Benutzer',
    },
  },
} as const satisfies Section<'notifications'>;
