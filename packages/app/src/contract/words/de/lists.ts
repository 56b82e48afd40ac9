// What lists and their columns are called, on screens and in exported files, in German.

import type { SharedWords } from '#contract/words/catalogue.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: 'Ja',
  no: 'Nein',
  users: {
    title: 'Benutzer',
    columns: {
      name: 'Name',
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      roles: 'Rollen',
      role: 'Rolle',
      severalRoles: 'Mehrere Rollen',
      state: 'Status',
      lastSignInAt: 'Letzte Anmeldung',
      createdAt: 'Konto angelegt',
    },
  },
  audit: {
    title: 'Änderungsprotokoll',
    columns: {
      at: 'Wann',
      actor: 'Wer',
      viewer: 'Angesehen durch',
      action: 'Was',
      subjectType: 'Art',
      subject: 'Betrifft',
      subjectId: 'Nummer',
      changes: 'Änderung',
    },
  },
  mails: {
    title: 'E-Mails',
    columns: { at: 'Verfasst', recipient: 'An', subject: 'Betreff', state: 'Status', sentAt: 'Gesendet' },
  },
  campaigns: {
    title: 'Kampagnen',
    columns: {
      title: 'Titel',
      type: 'Zielgruppe',
      state: 'Status',
      scheduledFor: 'Versand am',
      sent: 'Erreicht',
      read: 'Gelesen',
      createdBy: 'Verfasst von',
      createdAt: 'Angelegt',
    },
  },
  priceBooks: {
    title: 'Preisbücher',
    columns: {
      number: 'Buch',
      state: 'Stand',
      effectiveFrom: 'Gültig ab',
      publishedAt: 'Veröffentlicht',
      publishedBy: 'Veröffentlicht von',
      reason: 'Grund',
      quotes: 'Aufbewahrte Angebote',
      hash: 'Prüfsumme',
    },
  },
  outbox: {
    title: 'Warteschlange',
    columns: {
      at: 'Angelegt',
      kind: 'Aufgabe',
      state: 'Status',
      attempts: 'Versuche',
      lastError: 'Letztes Problem',
      dueAt: 'Nächster Versuch',
      doneAt: 'Erledigt',
    },
  },
  pricings: {
    title: 'Preise',
    columns: {
      level: 'Ebene',
      priceableName: 'Für',
      templateName: 'Vorlage',
      serviceTypeName: 'Leistungsart',
      pricingTypeName: 'Preisart',
      tripTypeName: 'Reisetyp',
      amount: 'Betrag',
      quantity: 'Menge',
      required: 'Pflicht',
      customerCommissionAmount: 'Provision des Kunden, Betrag',
      customerCommissionPercentage: 'Provision des Kunden, %',
      providerCommissionAmount: 'Provision des Anbieters, Betrag',
      providerCommissionPercentage: 'Provision des Anbieters, %',
      createdAt: 'Seit',
    },
  },
  currencies: {
    title: 'Währungen',
    columns: { code: 'Kürzel', symbol: 'Zeichen', decimals: 'Nachkommastellen', isDefault: 'Standard', usedBy: 'Verwendet' },
  },
  serviceTypes: {
    title: 'Leistungsarten',
    columns: { name: 'Name', category: 'Erkannt als', requiredByDefault: 'Pflicht', usedBy: 'Verwendet' },
  },
  pricingTypes: {
    title: 'Preisarten',
    columns: { name: 'Name', kind: 'Zählung', counted: 'Berechnung', usedBy: 'Verwendet' },
  },
  tripTypes: {
    title: 'Reisetypen',
    columns: { name: 'Name', id: 'Nummer', active: 'Aktiv', discounts: 'Rabattregeln', fixed: 'Fest', usedBy: 'Verwendet' },
  },
  pricingTemplates: {
    title: 'Preisvorlagen',
    columns: {
      name: 'Name',
      serviceTypeName: 'Leistungsart',
      pricingTypeName: 'Preisart',
      tripTypeName: 'Reisetyp',
      defaultAmount: 'Standardbetrag',
      customerCommission: 'Kundenprovision',
      providerCommission: 'Anbieterprovision',
      required: 'Pflicht',
      usedBy: 'Verwendet',
    },
  },
  tripPeriods: {
    title: 'Reisezeiträume',
    columns: { name: 'Name', fromDate: 'Von', toDate: 'Bis', tripTypeName: 'Reisetyp', active: 'Aktiv', overlaps: 'Überschneidungen' },
  },
  businesses: {
    title: 'Unternehmen',
    columns: {
      name: 'Name',
      legalName: 'Firma',
      country: 'Land',
      vatRate: 'Mehrwertsteuersatz',
      currency: 'Währung',
      invoicePrefix: 'Rechnungspräfix',
      isDefault: 'Standard',
      usedBy: 'Verwendet',
    },
  },
  ...moneyLists,
} as const satisfies SharedWords['lists'];
