// What mails say that go with notifications, and to whom has written to us, in German.

import type { ServerWords } from '#server/words/catalogue.ts';

export const notificationMails = {
  button: 'Benachrichtigungen öffnen',
  settings: 'E-Mails dieser Art können Sie in den Einstellungen Ihrer Benachrichtigungen abschalten.',
  once: 'Bis Sie sie gelesen haben, schicken wir Ihnen keine weitere E-Mail dieser Art.',
  roleChanged: {
    subject: 'Ihre Möglichkeiten bei {product} haben sich geändert',
    intro: 'Die Administration hat die Rollen Ihres Kontos bei {product} geändert.',
  },
  accountViewed: {
    subject: 'Die Administration hat Ihr Konto angesehen',
    intro:
      'Die Administration sieht sich {product} gerade so an, wie Sie es sehen; das geschieht, um zu helfen. Geändert werden kann dabei nichts.',
    notAsked: 'Wenn Sie wissen möchten, warum, nehmen Sie bitte Kontakt mit uns auf.',
  },
  hostFamilyRegistered: {
    subject: 'Eine Gastfamilie hat sich registriert',
    intro: 'Eine Familie hat sich bei {product} als Gastfamilie registriert und wartet auf ihre Überprüfung.',
  },
  bookingRefused: {
    subject: 'Eine bezahlte Buchung war nicht möglich',
    intro: 'Jemand hat bei {product} einen Aufenthalt bezahlt, als die Betten schon vergeben waren. Das Geld geht von selbst zurück.',
  },
  childLinked: {
    subject: 'Ein Kind wurde mit Ihrem Konto bei {product} verknüpft',
    intro: 'Unser Team hat ein Kind mit Ihrem Konto bei {product} verknüpft: Sie sehen nun die Angaben zum Kind und die Reisen.',
    notYours: 'Wenn es nicht Ihr Kind ist, melden Sie sich bitte bei uns.',
  },
  tripNews: { intro: 'Es gibt Neues zu einem Aufenthalt bei {product}, mit dem Sie zu tun haben.' },
  tripPriceChanged: {
    subject: '{name}: Der Preis des Aufenthalts hat sich geändert',
    more: 'Der Preis war {before} {currency} und ist jetzt {after} {currency}: {difference} {currency} mehr.',
    less: 'Der Preis war {before} {currency} und ist jetzt {after} {currency}: {difference} {currency} weniger.',
    asked: 'Zuerst werden die Eltern um Zustimmung gebeten. Bis dahin wird nichts berechnet oder abgebucht.',
    settled: 'Damit wird nichts abgebucht. Unser Team gleicht die Differenz mit einer Rechnung oder Gutschrift aus.',
  },
  contactEnquiry: {
    subject: 'Jemand hat uns geschrieben ({reference})',
    intro: 'Über das Kontaktformular von {product} ist eine Nachricht eingegangen. Ihr Zeichen ist {reference}.',
  },
  campaign: {
    why: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {product} haben. Wenn Sie keine Nachrichten dieser Art mehr möchten, bestellen Sie sie in den Einstellungen Ihrer Benachrichtigungen ab.',
    button: 'Benachrichtigungen öffnen',
  },
  contactReceived: {
    subject: 'Wir haben Ihre Nachricht erhalten ({reference})',
    intro: 'Danke, dass Sie {product} geschrieben haben. Ihre Nachricht ist angekommen, und wir antworten Ihnen per E-Mail.',
    reference: 'Bitte nennen Sie dieses Zeichen, wenn Sie uns noch einmal dazu schreiben: {reference}',
    quoted: 'Das haben Sie geschrieben:',
    notYou: 'Falls Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben. Sie brauchen nichts zu tun.',
  },
} as const satisfies ServerWords['notificationMails'];
