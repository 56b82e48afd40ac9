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
  paymentReturned: {
    refundFailed: {
      subject: 'Eine Rückzahlung ist zurückgekommen',
      intro:
        'Eine Rückzahlung von {product} konnte nicht ausgezahlt werden, ihr Geld ist zurückgekommen. Sie gehört zu keiner Reise: Zahlen Sie es auf anderem Weg zurück.',
    },
    disputed: {
      subject: 'Eine Zahlung wird angefochten',
      intro:
        'Jemand ficht eine Zahlung an {product} bei der Bank an. Sie gehört zu keiner Reise: Antworten Sie rechtzeitig beim Zahlungsdienst.',
    },
  },
  childLinked: {
    subject: 'Ein Kind wurde mit Ihrem Konto bei {product} verknüpft',
    intro: 'Unser Team hat ein Kind mit Ihrem Konto bei {product} verknüpft: Sie sehen nun die Angaben zum Kind und die Reisen.',
    notYours: 'Wenn es nicht Ihr Kind ist, melden Sie sich bitte bei uns.',
  },
  tripNews: {
    child: 'Kind: {name}',
    student: 'Schülerin oder Schüler: {name}',
    dates: 'Zeitraum: {from} bis {to}',
    family: 'Gastfamilie: {family}',
    price: 'Preis: {amount}',
    refund: 'Rückzahlung: {amount}',
    payout: 'Sie erhalten: {amount}',
    button: 'Reise ansehen',
    subject: '{event}: {name}',
    next: {
      parent: {
        changed: 'Prüfen Sie, ob die neuen Angaben stimmen. Wenn nicht, melden Sie sich bei uns.',
        declined: 'Sie können eine andere Familie fragen, oder wir helfen Ihnen bei der Suche.',
        considering: 'Wir schreiben Ihnen, sobald sie antwortet.',
        started: 'Telefonnummer und E-Mail-Adresse der Familie finden Sie in der Reise.',
        completed: 'Wir hoffen, es war schön. Sie brauchen nichts zu tun.',
        cancelled: 'Falls Sie Geld zurückbekommen, schreiben wir Ihnen dazu.',
        refundComing: 'Wir schreiben Ihnen noch einmal, sobald das Geld überwiesen ist.',
        backupOut: 'Wenn Sie möchten, wählen Sie in der Reise eine andere Ersatzfamilie.',
        reserved: 'Wir schreiben Ihnen, sobald die Familie bestätigt. Bis dahin ist nichts zu tun.',
        backupAsked: 'Die gewählte Familie kann nicht aufnehmen. Wir schreiben Ihnen, sobald die andere Familie antwortet.',
        noFamily: 'Die gewählte Familie kann nicht aufnehmen. Wählen Sie in der Reise eine andere Familie, oder melden Sie sich bei uns.',
        familyToChoose:
          'Was Sie bezahlt haben, zählt für eine andere Familie. Wählen Sie in der Reise eine aus, oder lassen Sie sich dort das Geld zurückzahlen.',
        travelChanged: 'Prüfen Sie die Reisedaten in der Reise.',
        booked: 'Tragen Sie die Reisedaten ein, damit die Familie weiß, wann Sie ankommen.',
        campCalledOff: 'Wählen Sie in der Reise ein anderes Camp für diese Woche, oder melden Sie sich bei uns.',
        refunded: 'Je nach Bank kann es einige Tage dauern, bis es auf Ihrem Konto ist.',
        withdrawn: 'Wir suchen eine andere Familie und schreiben Ihnen.',
      },
      host: {
        changed: 'Prüfen Sie die neuen Angaben in der Reise. Wenn sie Ihnen nicht passen, sagen Sie uns Bescheid.',
        notChosen: 'Sie brauchen nichts zu tun. Ihre Betten sind wieder frei.',
        waiting: 'Wir schreiben Ihnen, wenn dieser Aufenthalt frei wird.',
        started: 'Telefonnummer und E-Mail-Adresse der Eltern finden Sie in der Reise.',
        completed: 'Ihre Auszahlung wird nach dem Aufenthalt fällig. Sie finden sie unter Zahlungen.',
        cancelled: 'Sie brauchen nichts zu tun. Ihre Betten sind wieder frei.',
        asked: 'Sagen Sie in der Reise zu oder ab, damit die Eltern Bescheid wissen.',
        reserved: 'Sagen Sie in der Reise zu oder ab, damit die Eltern Bescheid wissen.',
        travelChanged: 'Prüfen Sie die Reisedaten in der Reise.',
        booked: 'Lesen Sie in der Reise, was Sie über Ihren Gast wissen sollten.',
        withdrawn: 'Sie brauchen nichts zu tun. Ihre Betten sind wieder frei.',
      },
      staff: 'Öffnen Sie die Reise: Dort stehen die Aufgaben und was als Nächstes zu tun ist.',
      refundDue: 'Erstatten Sie die Zahlung und erledigen Sie dann die Aufgabe in der Reise.',
    },
  },
  tripPriceChanged: {
    subject: '{name}: Der Preis des Aufenthalts hat sich geändert',
    more: 'Der Preis war {before} und ist jetzt {after}: {difference} mehr.',
    less: 'Der Preis war {before} und ist jetzt {after}: {difference} weniger.',
    askedOfYou:
      'Öffnen Sie die Reise, um dem neuen Preis zuzustimmen oder ihn abzulehnen. Ohne Ihre Zustimmung wird nichts berechnet oder abgebucht.',
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
