// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in German.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Rechnung öffnen',
  reason: 'Grund: {reason}',
  sent: {
    subject: 'Rechnung {number} von {seller}',
    intro: 'Hier ist Ihre Rechnung {number} über {amount}. Sie ist am {due} fällig.',
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
  creditNote: {
    title: 'Gutschrift',
    titled: 'Gutschrift {number}',
    number: 'Nummer der Gutschrift',
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
  nobody: 'In dieser Zeile stehen weder eine zahlende Person noch ein Verwendungszweck.',
} as const satisfies ServerWords['bankLines'];
