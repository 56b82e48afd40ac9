// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in German.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Rechnung öffnen',
  until: 'Der Link öffnet sie bis {until}. Die nächste Mail zu dieser Rechnung bringt einen neuen.',
  reason: 'Grund: {reason}',
  sent: {
    subject: 'Rechnung {number} von {seller}',
    intro: 'Hier ist Ihre Rechnung {number} über {amount}. Sie ist am {due} fällig.',
  },
  receipt: {
    subject: 'Zahlung erhalten: Rechnung {number}',
    intro: 'Wir haben am {date} {amount} für Ihre Rechnung {number} erhalten ({method}). Vielen Dank.',
    nothingDue: 'Die Rechnung ist vollständig bezahlt. Es ist nichts mehr zu zahlen.',
    stillDue: 'Noch zu zahlen bis {due}: {amount}.',
    button: 'Beleg ansehen',
  },
  reminder: {
    subject: 'Erinnerung: Rechnung {number} von {seller}',
    intro: 'Von Ihrer Rechnung {number} sind noch {amount} offen. Fällig ist sie am {due}.',
    crossed: 'Falls Sie inzwischen bezahlt haben, brauchen Sie nichts zu tun.',
  },
  credit: {
    subject: 'Gutschrift {number} von {seller}',
    intro: 'Hier ist die Gutschrift {number} über {amount} zu Ihrer Rechnung {credited}.',
    button: 'Gutschrift öffnen',
  },
  voided: {
    subject: 'Rechnung {number} von {seller} ist storniert',
    intro: 'Ihre Rechnung {number} gilt nicht mehr. Bitte bezahlen Sie sie nicht.',
  },
  difference: {
    line: 'Differenz zum vereinbarten Preis',
    detail: 'Vereinbart: {agreed}; bisher berechnet: {billed}',
  },
  creditNote: {
    line: 'Gutschrift zur Rechnung {number}',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: 'Datum',
  amount: 'Betrag',
  payer: 'zahlende Person',
  reference: 'Verwendungszweck',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'In dieser Zeile steht kein Datum.',
  amount: 'In dieser Zeile steht kein Betrag, den es in dieser Währung geben kann.',
  future: 'Der Tag in dieser Zeile liegt in der Zukunft.',
  currency: 'Diese Zeile ist in einer anderen Währung als {currency}.',
  ambiguous:
    'Der Betrag in dieser Zeile lässt sich auf zwei Arten lesen, als Tausender oder mit Dezimalstellen. Schreiben Sie ihn mit Nachkommastellen, zum Beispiel 1.234,00.',
  columns:
    'Diese Zeile hat nicht die Spalten der Überschrift. Setzen Sie Zellen mit Trennzeichen in Anführungszeichen, und schließen Sie jedes Anführungszeichen.',
  nobody: 'In dieser Zeile stehen weder eine zahlende Person noch ein Verwendungszweck.',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Rabatt',
  withoutVat: 'Teil des Preises, auf den keine Umsatzsteuer anfällt',
  rounding: 'Rundung der Umsatzsteuer',
  creditTerms: 'Mindert den offenen Betrag der Rechnung {number} oder wird erstattet.',
  lacks: {
    sellerCountry:
      'Die Adresse des Unternehmens endet nicht mit seinem Land. Tragen Sie das Land in den Einstellungen des Unternehmens ein.',
    buyerCountry: 'Die Rechnungsadresse endet nicht mit einem Land. Ihre letzte Zeile muss der Name des Landes sein.',
    sellerVat:
      'Das Unternehmen hatte beim Versand keine Umsatzsteuernummer. Tragen Sie sie in den Einstellungen des Unternehmens ein: Was danach versendet wird, enthält sie.',
    sellerVatForm:
      'Die Umsatzsteuernummer des Unternehmens muss mit den beiden Buchstaben seines Landes beginnen, zum Beispiel IE1234567T.',
    buyerVatForm:
      'Die Umsatzsteuernummer der Rechnungsadresse muss mit den beiden Buchstaben ihres Landes beginnen, zum Beispiel DE123456789.',
    currency: 'E-Rechnungen haben höchstens zwei Nachkommastellen, Beträge in {currency} haben mehr.',
    vat: 'Die Umsatzsteuer ist kein Prozentsatz dessen, worauf sie erhoben wird.',
    rule: 'Die Regel {rule} der EN 16931 ist nicht eingehalten.',
  },
} as const satisfies ServerWords['eInvoice'];
