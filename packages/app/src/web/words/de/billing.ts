// Billing: balances, statements, months of sales and the books, in German.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: 'Was Kunden schulden, was Gastgebern zusteht, und die Bücher für die Buchhaltung.',
  search: 'Namen und Adressen suchen',
  part: {
    accounts: 'Konten',
    months: 'Monate',
    ledger: 'Buchhaltung',
  },
  empty: {
    title: 'Keine Konten',
    text: 'Konten erscheinen, sobald Rechnungen versandt sind, Geld eingeht oder Gastgebern etwas zusteht.',
  },
  period: {
    from: 'Von',
    to: 'Bis',
    turned: 'Das ist vor dem ersten Tag.',
    span: {
      thisMonth: 'Dieser Monat',
      lastMonth: 'Voriger Monat',
      thisYear: 'Dieses Jahr',
    },
  },
  statement: {
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    of: 'Kontoauszug in {currency}',
    nothing: 'In dieser Zeit ist nichts geschehen.',
    file: {
      csv: 'Als CSV',
      xlsx: 'Als Arbeitsmappe',
    },
  },
  send: {
    open: 'Auszug mailen',
    title: 'Diesen Auszug an {email} mailen?',
    text: 'Die Mail ist in der Sprache des Empfängers und bringt den Auszug als Datei mit.',
    confirm: 'Mailen',
  },
  remind: {
    open: 'Erinnern',
    title: 'An alles Überfällige erinnern?',
    text: 'Für jede überfällige Rechnung geht eine Erinnerung per Mail hinaus, höchstens einmal am Tag.',
    confirm: 'Erinnern',
    done: '{count, plural, =0 {Niemand wurde erinnert} one {# Erinnerung ist unterwegs} other {# Erinnerungen sind unterwegs}}{skipped, plural, =0 {.} one {; # übersprungen, heute schon erinnert oder ohne Adresse.} other {; # übersprungen, heute schon erinnert oder ohne Adresse.}}',
  },
  settle: {
    open: 'Ausgleichen',
    title: 'Offene Rechnungen ausgleichen',
    text: 'Das älteste nicht zugeordnete Geld begleicht die ältesten offenen Rechnungen, alles auf einmal oder gar nichts.',
    nothing: 'Es gibt nichts auszugleichen: kein nicht zugeordnetes Geld oder keine offene Rechnung.',
    invoice: 'Rechnung',
    due: 'Fällig',
    paidOn: 'Bezahlt am',
    amount: 'Betrag',
    submit: 'Diese ausgleichen',
    done: 'Die Rechnungen sind ausgeglichen.',
  },
  months: {
    title: 'Erlöse nach Monaten',
    text: 'Aus den versandten Rechnungen und ihren Angeboten, abzüglich Gutschriften und Stornos. Jede Zahl führt zu ihren Rechnungen.',
    nothing: 'In dieser Zeit wurde nichts berechnet.',
    month: 'Monat',
    business: 'Unternehmen',
    revenue: 'Nettoerlöse',
    commission: 'Anteil der Plattform',
    hostCost: 'Anteil der Gastgeber',
    other: 'Andere Erlöse',
    vat: 'MwSt.',
    invoices: 'Rechnungen',
  },
  ledger: {
    title: 'Bücher für die Buchhaltung',
    text: 'Alles, was sich in der Zeit bewegt hat, in doppelter Buchführung. Jede Buchung geht auf.',
    business: 'Unternehmen',
    businessHint: 'Leer: alle.',
    file: {
      ledger: 'Als Journal für hledger',
      csv: 'Als CSV',
      xlsx: 'Als Arbeitsmappe',
    },
    chart: 'Was jedes Konto bedeutet',
    account: 'Konto',
    meaning: 'Bedeutung',
  },
} as const satisfies Section<'billing'>;
