// Billing: balances, statements, months of sales and the books, in French.

import type { Section } from '#web/words/sections.ts';

export const billing = {
  description: 'Ce que doivent les clients, ce qui est dû aux hôtes, et les livres pour la comptabilité.',
  search: 'Chercher des noms et adresses',
  part: {
    accounts: 'Comptes',
    months: 'Mois',
    ledger: 'Comptabilité',
  },
  empty: {
    title: 'Aucun compte',
    text: 'Les comptes apparaissent dès qu’une facture part, que de l’argent arrive ou qu’un hôte doit être payé.',
  },
  period: {
    from: 'Du',
    to: 'Au',
    turned: 'C’est avant le premier jour.',
    span: {
      thisMonth: 'Ce mois',
      lastMonth: 'Mois dernier',
      thisYear: 'Cette année',
    },
  },
  statement: {
    opening: 'Solde initial',
    closing: 'Solde final',
    of: 'Relevé en {currency}',
    nothing: 'Il ne s’est rien passé pendant cette période.',
    file: {
      csv: 'En CSV',
      xlsx: 'En classeur',
    },
  },
  send: {
    open: 'Envoyer le relevé',
    title: 'Envoyer ce relevé à {email} ?',
    text: 'Le message est dans la langue du destinataire et contient le relevé en pièce jointe.',
    confirm: 'Envoyer',
  },
  remind: {
    open: 'Relancer',
    title: 'Relancer pour tout ce qui est en retard ?',
    text: 'Chaque facture en retard donne lieu à un rappel par e-mail, une fois par jour au plus.',
    confirm: 'Relancer',
    done: '{count, plural, =0 {Aucun rappel envoyé} one {# rappel est en route} many {# rappels sont en route} other {# rappels sont en route}}{skipped, plural, =0 {.} one { ; # ignorée, déjà relancée aujourd’hui ou sans adresse.} many { ; # ignorées, déjà relancées aujourd’hui ou sans adresse.} other { ; # ignorées, déjà relancées aujourd’hui ou sans adresse.}}',
  },
  settle: {
    open: 'Lettrer',
    title: 'Lettrer les factures ouvertes',
    text: 'L’argent non affecté le plus ancien règle les factures ouvertes les plus anciennes, tout d’un coup ou pas du tout.',
    nothing: 'Rien à lettrer : pas d’argent non affecté, ou pas de facture ouverte.',
    invoice: 'Facture',
    due: 'Échéance',
    paidOn: 'Payé le',
    amount: 'Montant',
    submit: 'Lettrer',
    done: 'Les factures ont été lettrées.',
  },
  months: {
    title: 'Ventes par mois',
    text: 'D’après les factures envoyées et leurs devis, moins les avoirs et annulations. Chaque chiffre mène à ses factures.',
    nothing: 'Rien n’a été facturé pendant cette période.',
    month: 'Mois',
    business: 'Entreprise',
    revenue: 'Ventes nettes',
    commission: 'Part de la plateforme',
    hostCost: 'Part des hôtes',
    other: 'Autres ventes',
    vat: 'TVA',
    invoices: 'Factures',
  },
  ledger: {
    title: 'Livres pour la comptabilité',
    text: 'Tous les mouvements de la période en partie double. Chaque écriture est équilibrée.',
    business: 'Entreprise',
    businessHint: 'Vide : toutes.',
    file: {
      ledger: 'En journal pour hledger',
      csv: 'En CSV',
      xlsx: 'En classeur',
    },
    chart: 'Ce que signifie chaque compte',
    account: 'Compte',
    meaning: 'Signification',
  },
} as const satisfies Section<'billing'>;
