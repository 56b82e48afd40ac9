// What lists and their columns are called, on screens and in exported files, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { lists as english } from '#contract/words/en/lists.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: 'Oui',
  no: 'Non',
  users: {
    title: 'Utilisateurs',
    columns: {
      name: 'Nom',
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      email: 'E-mail',
      phone: 'Téléphone',
      roles: 'Rôles',
      role: 'Rôle',
      severalRoles: 'Plusieurs rôles',
      state: 'État',
      lastSignInAt: 'Dernière connexion',
      createdAt: 'Compte créé le',
    },
  },
  audit: {
    title: 'Journal des modifications',
    columns: {
      at: 'Quand',
      actor: 'Qui',
      viewer: 'Vu par',
      action: 'Quoi',
      subjectType: 'Type',
      subject: 'Objet',
      subjectId: 'Numéro',
      changes: 'Détails',
    },
  },
  mails: { title: 'E-mails', columns: { at: 'Écrit', recipient: 'À', subject: 'Objet', state: 'État', sentAt: 'Envoyé' } },
  campaigns: {
    title: 'Campagnes',
    columns: {
      title: 'Titre',
      type: 'Public',
      state: 'État',
      scheduledFor: 'Envoi le',
      sent: 'Touchés',
      read: 'Lus',
      createdBy: 'Écrite par',
      createdAt: 'Créée',
    },
  },
  priceBooks: {
    title: 'Grilles tarifaires',
    columns: {
      number: 'Grille',
      state: 'État',
      effectiveFrom: 'En vigueur à partir du',
      publishedAt: 'Publiée',
      publishedBy: 'Publiée par',
      reason: 'Motif',
      quotes: 'Devis conservés',
      hash: 'Empreinte',
    },
  },
  outbox: {
    title: 'File d’attente',
    columns: {
      at: 'Créée',
      kind: 'Tâche',
      state: 'État',
      attempts: 'Essais',
      lastError: 'Dernier problème',
      dueAt: 'Prochain essai',
      doneAt: 'Terminée',
    },
  },
  pricings: {
    title: 'Tarifs',
    columns: {
      level: 'Niveau',
      priceableName: 'Pour',
      templateName: 'Modèle',
      serviceTypeName: 'Type de prestation',
      pricingTypeName: 'Type de tarif',
      tripTypeName: 'Type de voyage',
      amount: 'Montant',
      quantity: 'Quantité',
      required: 'Obligatoire',
      customerCommissionAmount: 'Commission client, montant',
      customerCommissionPercentage: 'Commission client, %',
      providerCommissionAmount: 'Commission prestataire, montant',
      providerCommissionPercentage: 'Commission prestataire, %',
      createdAt: 'Depuis',
    },
  },
  currencies: {
    title: 'Devises',
    columns: { code: 'Code', symbol: 'Symbole', decimals: 'Décimales', isDefault: 'Par défaut', usedBy: 'Utilisations' },
  },
  serviceTypes: {
    title: 'Types de prestations',
    columns: { name: 'Nom', category: 'Reconnu comme', requiredByDefault: 'Obligatoire', usedBy: 'Utilisations' },
  },
  pricingTypes: {
    title: 'Types de tarifs',
    columns: { name: 'Nom', kind: 'Mode de calcul', counted: 'Calcul', usedBy: 'Utilisations' },
  },
  tripTypes: {
    title: 'Types de voyages',
    columns: { name: 'Nom', id: 'Numéro', active: 'Actif', discounts: 'Règles de remise', fixed: 'Fixe', usedBy: 'Utilisations' },
  },
  pricingTemplates: {
    title: 'Modèles de tarifs',
    columns: {
      name: 'Nom',
      serviceTypeName: 'Type de prestation',
      pricingTypeName: 'Type de tarif',
      tripTypeName: 'Type de voyage',
      defaultAmount: 'Montant par défaut',
      customerCommission: 'Commission client',
      providerCommission: 'Commission prestataire',
      required: 'Obligatoire',
      usedBy: 'Utilisations',
    },
  },
  tripPeriods: {
    title: 'Périodes de voyage',
    columns: { name: 'Nom', fromDate: 'Du', toDate: 'Au', tripTypeName: 'Type de voyage', active: 'Actif', overlaps: 'Chevauchements' },
  },
  businesses: {
    title: 'Sociétés',
    columns: {
      name: 'Nom',
      legalName: 'Raison sociale',
      country: 'Pays',
      vatRate: 'Taux de TVA',
      currency: 'Devise',
      invoicePrefix: 'Préfixe de facture',
      isDefault: 'Par défaut',
      usedBy: 'Utilisations',
    },
  },
  ...moneyLists,
} as const satisfies Translated<typeof english>;
