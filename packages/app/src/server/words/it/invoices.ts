// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Italian.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Apri la fattura',
  until: 'Il link la apre fino al {until}. La prossima e-mail su questa fattura ne porterà uno nuovo.',
  reason: 'Motivo: {reason}',
  sent: {
    subject: 'Fattura {number} di {seller}',
    intro: 'Ecco la Sua fattura {number} di {amount}. Scade il {due}.',
  },
  receipt: {
    subject: 'Pagamento ricevuto: fattura {number}',
    intro: 'Abbiamo ricevuto {amount} per la Sua fattura {number} il {date} ({method}). Grazie.',
    nothingDue: 'È pagata per intero. Non è dovuto nulla.',
    stillDue: 'Ancora da pagare: {amount}, entro il {due}.',
    button: 'Vedi ricevuta',
  },
  reminder: {
    subject: 'Promemoria: fattura {number} di {seller}',
    intro: 'Della Sua fattura {number} restano da pagare {amount}. La scadenza è il {due}.',
    crossed: 'Se nel frattempo ha pagato, non deve fare nulla.',
  },
  credit: {
    subject: 'Nota di credito {number} di {seller}',
    intro: 'Ecco la nota di credito {number} di {amount} sulla Sua fattura {credited}.',
    button: 'Apri la nota di credito',
  },
  voided: {
    subject: 'La fattura {number} di {seller} è annullata',
    intro: 'La Sua fattura {number} non è più valida. La preghiamo di non pagarla.',
  },
  difference: {
    line: 'Differenza rispetto al prezzo concordato',
    detail: 'Concordato: {agreed}; fatturato finora: {billed}',
  },
  creditNote: {
    line: 'Storno sulla fattura {number}',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: 'data',
  amount: 'importo',
  payer: 'pagante',
  reference: 'riferimento',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'In questa riga non c’è una data.',
  amount: 'In questa riga non c’è un importo possibile in questa valuta.',
  future: 'La data di questa riga è ancora futura.',
  currency: 'Questa riga è in una valuta diversa da {currency}.',
  ambiguous:
    'L’importo di questa riga si può leggere in due modi, come migliaia o con decimali. Lo scriva con i decimali, per esempio 1.234,00.',
  columns:
    'Questa riga non ha le colonne dell’intestazione. Metta tra virgolette le celle che contengono un separatore e chiuda tutte le virgolette.',
  nobody: 'In questa riga non ci sono né pagante né riferimento.',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Sconto',
  withoutVat: 'Parte del prezzo su cui non si applica l’IVA',
  rounding: 'Arrotondamento dell’IVA',
  creditTerms: 'Riduce quanto dovuto per la fattura {number}, o viene rimborsato.',
  lacks: {
    sellerCountry: 'L’indirizzo dell’azienda non termina con il suo Paese. Indichi il Paese nelle impostazioni dell’azienda.',
    buyerCountry: 'L’indirizzo del cliente non termina con un Paese. L’ultima riga deve essere il nome del Paese.',
    sellerVat:
      'L’azienda non aveva una partita IVA al momento dell’invio. La indichi nelle impostazioni dell’azienda: sarà riportata su ciò che verrà inviato in seguito.',
    sellerVatForm: 'La partita IVA dell’azienda deve iniziare con le due lettere del suo Paese, per esempio IE1234567T.',
    buyerVatForm: 'La partita IVA del cliente deve iniziare con le due lettere del suo Paese, per esempio DE123456789.',
    currency: 'Le fatture elettroniche hanno al massimo due decimali, e gli importi in {currency} ne hanno di più.',
    vat: 'L’IVA non è una percentuale dell’importo su cui è calcolata.',
    rule: 'La regola {rule} della norma EN 16931 non è rispettata.',
  },
} as const satisfies ServerWords['eInvoice'];
