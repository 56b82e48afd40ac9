// What lists and their columns are called, on screens and in exported files, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { lists as english } from '#contract/words/en/lists.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: 'Sì',
  no: 'No',
  users: {
    title: 'Utenti',
    columns: {
      name: 'Nome completo',
      firstName: 'Nome',
      lastName: 'Cognome',
      email: 'E-mail',
      phone: 'Telefono',
      roles: 'Ruoli',
      role: 'Ruolo',
      severalRoles: 'Più ruoli',
      state: 'Stato',
      lastSignInAt: 'Ultimo accesso',
      createdAt: 'Account creato',
    },
  },
  audit: {
    title: 'Registro modifiche',
    columns: {
      at: 'Quando',
      actor: 'Chi',
      viewer: 'Visto da',
      action: 'Che cosa',
      subjectType: 'Tipo',
      subject: 'Oggetto',
      subjectId: 'Numero',
      changes: 'Modifiche',
    },
  },
  mails: { title: 'E-mail', columns: { at: 'Scritta', recipient: 'A', subject: 'Oggetto', state: 'Stato', sentAt: 'Inviata' } },
  campaigns: {
    title: 'Campagne',
    columns: {
      title: 'Titolo',
      type: 'Destinatari',
      state: 'Stato',
      scheduledFor: 'Invio',
      sent: 'Raggiunti',
      read: 'Letti',
      createdBy: 'Scritta da',
      createdAt: 'Creata',
    },
  },
  priceBooks: {
    title: 'Listini pubblicati',
    columns: {
      number: 'Listino',
      state: 'Stato',
      effectiveFrom: 'In vigore dal',
      publishedAt: 'Pubblicato',
      publishedBy: 'Pubblicato da',
      reason: 'Motivo',
      quotes: 'Preventivi conservati',
      hash: 'Impronta',
    },
  },
  outbox: {
    title: 'Coda',
    columns: {
      at: 'Creata',
      kind: 'Attività',
      state: 'Stato',
      attempts: 'Tentativi',
      lastError: 'Ultimo problema',
      dueAt: 'Prossimo tentativo',
      doneAt: 'Conclusa',
    },
  },
  pricings: {
    title: 'Prezzi',
    columns: {
      level: 'Livello',
      priceableName: 'Per',
      templateName: 'Modello',
      serviceTypeName: 'Tipo di servizio',
      pricingTypeName: 'Tipo di prezzo',
      tripTypeName: 'Tipo di viaggio',
      amount: 'Importo',
      quantity: 'Quantità',
      required: 'Obbligatorio',
      customerCommissionAmount: 'Commissione cliente, importo',
      customerCommissionPercentage: 'Commissione cliente, %',
      providerCommissionAmount: 'Commissione fornitore, importo',
      providerCommissionPercentage: 'Commissione fornitore, %',
      createdAt: 'Dal',
    },
  },
  currencies: {
    title: 'Valute',
    columns: { code: 'Codice', symbol: 'Simbolo', decimals: 'Decimali', isDefault: 'Predefinita', usedBy: 'Utilizzi' },
  },
  serviceTypes: {
    title: 'Tipi di servizio',
    columns: { name: 'Nome', category: 'Riconosciuto come', requiredByDefault: 'Obbligatorio', usedBy: 'Utilizzi' },
  },
  pricingTypes: {
    title: 'Tipi di prezzo',
    columns: { name: 'Nome', kind: 'Conteggio', counted: 'Calcolo', usedBy: 'Utilizzi' },
  },
  tripTypes: {
    title: 'Tipi di viaggio',
    columns: { name: 'Nome', id: 'Numero', active: 'Attivo', discounts: 'Regole di sconto', fixed: 'Fisso', usedBy: 'Utilizzi' },
  },
  pricingTemplates: {
    title: 'Modelli di prezzo',
    columns: {
      name: 'Nome',
      serviceTypeName: 'Tipo di servizio',
      pricingTypeName: 'Tipo di prezzo',
      tripTypeName: 'Tipo di viaggio',
      defaultAmount: 'Importo predefinito',
      customerCommission: 'Commissione cliente',
      providerCommission: 'Commissione fornitore',
      required: 'Obbligatorio',
      usedBy: 'Utilizzi',
    },
  },
  tripPeriods: {
    title: 'Periodi di viaggio',
    columns: {
      name: 'Nome',
      fromDate: 'Dal',
      toDate: 'Al',
      tripTypeName: 'Tipo di viaggio',
      active: 'Attivo',
      overlaps: 'Sovrapposizioni',
    },
  },
  businesses: {
    title: 'Aziende',
    columns: {
      name: 'Nome',
      legalName: 'Ragione sociale',
      country: 'Paese',
      vatRate: 'Aliquota IVA',
      currency: 'Valuta',
      invoicePrefix: 'Prefisso fattura',
      isDefault: 'Predefinita',
      usedBy: 'Utilizzi',
    },
  },
  ...moneyLists,
} as const satisfies Translated<typeof english>;
