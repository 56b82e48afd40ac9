// What mails say, in German.

import type { ServerWords } from '#server/words/catalogue.ts';

export const mails = {
  layout: {
    greeting: 'Guten Tag {name}!',
    greetingNobody: 'Guten Tag!',
    copy: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    automatic: 'Diese E-Mail wurde automatisch von {product} verschickt.',
  },
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    intro: 'Danke, dass Sie sich bei {product} registriert haben. Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.',
    button: 'E-Mail-Adresse bestätigen',
    validity: 'Der Link lässt sich einmal verwenden, innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.',
    notYou:
      'Falls Sie sich nicht registriert haben, brauchen Sie nichts zu tun: Ohne diese Bestätigung kann sich niemand mit Ihrer Adresse anmelden.',
  },
  takenAddress: {
    subject: 'Sie haben bereits ein Konto',
    intro:
      'Jemand, wahrscheinlich Sie selbst, wollte sich mit dieser E-Mail-Adresse bei {product} registrieren. Zu ihr gibt es bereits ein Konto.',
    family:
      'Falls Sie Ihre Familie registrieren wollten: Davon wurde nichts gespeichert. Bitte melden Sie sich an und füllen Sie das Formular noch einmal aus.',
    familyButton: 'Unsere Familie registrieren',
    signIn: 'Anmelden',
    reset: 'Falls Sie Ihr Passwort vergessen haben, können Sie ein neues wählen:',
    resetButton: 'Neues Passwort wählen',
    notYou: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun. Niemand hat erfahren, dass Sie ein Konto haben.',
  },
  parentInvitation: {
    subject: '{product}: Ist das Ihr Kind?',
    intro: '{inviter} plant mit {product} einen Aufenthalt für {child} und gibt an, dass Sie ein Elternteil sind.',
    how: 'Falls das stimmt, melden Sie sich mit dieser E-Mail-Adresse an oder registrieren Sie sich damit als Elternteil, und bestätigen Sie es auf Ihrer Startseite. Bis dahin wird nichts verknüpft.',
    button: 'Antworten',
    notYours: 'Falls Sie die Genannten nicht kennen, brauchen Sie nichts zu tun, oder Sie verneinen es dort.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    intro: 'Jemand, wahrscheinlich Sie selbst, hat für Ihr Konto bei {product} ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    validity:
      'Der Link lässt sich einmal verwenden, innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}. Danach können Sie einen neuen anfordern.',
    notYou: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    intro: 'Das Passwort Ihres Kontos bei {product} wurde soeben geändert, und das Konto wurde auf Ihren anderen Geräten abgemeldet.',
    notYou: 'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort:',
    button: 'Neues Passwort wählen',
  },
  newAddress: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'Diese Adresse ist jetzt die E-Mail-Adresse Ihres Kontos bei {product}. Bitte bestätigen Sie, dass sie Ihnen gehört; vorher können Sie sich nicht anmelden.',
    notYou: 'Falls Sie kein Konto bei {product} haben, brauchen Sie nichts zu tun.',
  },
  addressChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    intro:
      'Die E-Mail-Adresse Ihres Kontos bei {product} wurde geändert. Sie wurden auf Ihren Geräten abgemeldet und melden sich ab jetzt mit der neuen Adresse an.',
    notYou: 'Falls Sie nicht darum gebeten haben, nehmen Sie bitte sofort Kontakt mit uns auf.',
    button: 'Kontakt aufnehmen',
  },
  providerLinked: {
    subject: 'Eine neue Art, sich anzumelden',
    intro: 'Sie können sich jetzt auch mit {provider} bei Ihrem Konto von {product} anmelden.',
    notYou: 'Falls Sie das nicht waren, nehmen Sie bitte Kontakt mit uns auf.',
    button: 'Kontakt aufnehmen',
  },
  payoutDetails: {
    subject: 'Ihre Bankverbindung wurde geändert',
    intro:
      'Das Konto, auf das {product} Sie auszahlt, wurde soeben geändert. Ihre Auszahlungen gehen von jetzt an auf das Konto {account}.',
    button: 'Meine Bankverbindung ansehen',
    notYou: 'Wenn Sie das nicht waren, nehmen Sie bitte sofort Kontakt mit uns auf.',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    intro:
      'Ihr Konto bei {product} wurde auf Ihren Wunsch gelöscht. Ihr Name, Ihre Kontaktdaten und Ihre Anmeldemöglichkeiten sind entfernt.',
    kept: 'Rechnungen bleiben so lange aufbewahrt, wie das Gesetz es verlangt.',
    thanks: 'Danke, dass Sie bei uns waren.',
  },
  invitation: {
    subject: 'Sie sind zu {product} eingeladen',
    intro: '{inviter} hat für Sie ein Konto bei {product} angelegt. Wählen Sie ein Passwort, um zu beginnen.',
    introNobody: 'Für Sie wurde ein Konto bei {product} angelegt. Wählen Sie ein Passwort, um zu beginnen.',
    button: 'Passwort wählen',
    validity: 'Der Link lässt sich einmal verwenden, innerhalb von {days, plural, one {# Tag} other {# Tagen}}.',
  },
  deactivated: {
    subject: 'Ihr Konto wurde deaktiviert',
    intro: 'Ihr Konto bei {product} wurde deaktiviert, und Sie wurden überall abgemeldet.',
    contact: 'Falls Sie das für einen Irrtum halten, nehmen Sie bitte Kontakt mit uns auf.',
    button: 'Kontakt aufnehmen',
  },
} as const satisfies ServerWords['mails'];
