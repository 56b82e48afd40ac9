// What a host is paid, in French.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: 'Les paiements prévus, envoyés et reçus pour vos séjours.',
  hostings: 'Paiements',
  stay: 'Séjour',
  student: 'Élève',
  noStay: 'Autre paiement',
  year: 'Année',
  yearTotal: 'Versé en {year}',
  yearHint: 'Total par date de paiement, pour votre déclaration d’impôts.',
  nothingPaid: 'Rien n’a encore été versé cette année.',
  download: 'Télécharger en CSV',
  empty: {
    title: 'Aucun paiement pour l’instant',
    text: 'Dès qu’un séjour chez vous est réservé, ce que vous recevez apparaît ici.',
  },
  draftName: 'Brouillon {id}',
  accept: 'Confirmer',
  acceptTitle: 'Confirmer {name} ?',
  acceptText: 'Vous êtes d’accord avec les nuits, le tarif et le montant. Vous pouvez confirmer une seule fois.',
  acceptDone: 'Merci : la facture est confirmée.',
  acceptedAt: 'Confirmée par vous le',
  query: 'Poser une question',
  queryMessage: 'J’ai une question sur {name} : ',
  pdf: 'PDF',
  payouts: 'Versements',
  isDraft: 'Ceci est un brouillon. Il reçoit son numéro et sa date définitive quand nous l’approuvons.',
} as const satisfies Section<'ownPayments'>;
