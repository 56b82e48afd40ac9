// Billing: balances, statements, months of sales and the books, in Italian.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: 'Quanto devono i clienti, quanto si deve agli ospitanti e i libri per la contabilità.',
  search: 'Cerca nomi e indirizzi',
  part: {
    accounts: 'Conti',
    months: 'Mesi',
    ledger: 'Contabilità',
  },
  empty: {
    title: 'Nessun conto',
    text: 'I conti compaiono quando parte una fattura, arriva denaro o si deve pagare un ospitante.',
  },
  period: {
    from: 'Dal',
    to: 'Al',
    turned: 'È prima del primo giorno.',
    span: {
      thisMonth: 'Questo mese',
      lastMonth: 'Mese scorso',
      thisYear: 'Quest’anno',
    },
  },
  statement: {
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
    of: 'Estratto conto in {currency}',
    nothing: 'In questo periodo non è successo nulla.',
    file: {
      csv: 'In CSV',
      xlsx: 'In cartella di lavoro',
    },
  },
  send: {
    open: 'Invia l’estratto conto',
    title: 'Inviare questo estratto conto a {email}?',
    text: 'Il messaggio è nella lingua del destinatario e porta l’estratto conto in allegato.',
    confirm: 'Invia',
  },
  remind: {
    open: 'Sollecita',
    title: 'Sollecitare tutto ciò che è scaduto?',
    text: 'Per ogni fattura scaduta parte un sollecito via e-mail, al massimo una volta al giorno.',
    confirm: 'Sollecita',
    done: '{count, plural, =0 {Nessun sollecito inviato} one {# sollecito è in viaggio} many {# solleciti sono in viaggio} other {# solleciti sono in viaggio}}{skipped, plural, =0 {.} one {; # saltata, già sollecitata oggi o senza indirizzo.} many {; # saltate, già sollecitate oggi o senza indirizzo.} other {; # saltate, già sollecitate oggi o senza indirizzo.}}',
  },
  settle: {
    open: 'Salda',
    title: 'Salda le fatture aperte',
    text: 'Il denaro non assegnato più vecchio salda le fatture aperte più vecchie, tutto in una volta o niente.',
    nothing: 'Nulla da saldare: nessun denaro non assegnato o nessuna fattura aperta.',
    invoice: 'Fattura',
    due: 'Scadenza',
    paidOn: 'Pagato il',
    amount: 'Importo',
    submit: 'Salda queste',
    done: 'Le fatture sono state saldate.',
  },
  months: {
    title: 'Vendite per mese',
    text: 'Dalle fatture inviate e dai loro preventivi, meno note di credito e annullamenti. Ogni cifra porta alle sue fatture.',
    nothing: 'In questo periodo non è stato fatturato nulla.',
    month: 'Mese',
    business: 'Azienda',
    revenue: 'Vendite nette',
    commission: 'Quota della piattaforma',
    hostCost: 'Quota degli ospitanti',
    other: 'Altre vendite',
    vat: 'IVA',
    invoices: 'Fatture',
  },
  ledger: {
    title: 'Libri per la contabilità',
    text: 'Tutti i movimenti del periodo in partita doppia. Ogni scrittura è in pareggio.',
    business: 'Azienda',
    businessHint: 'Vuoto: tutte.',
    file: {
      ledger: 'Come giornale per hledger',
      csv: 'In CSV',
      xlsx: 'In cartella di lavoro',
    },
    chart: 'Cosa significa ogni conto',
    account: 'Conto',
    meaning: 'Significato',
  },
} as const satisfies Section<'billing'>;
