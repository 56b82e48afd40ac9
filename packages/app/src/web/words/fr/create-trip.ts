// Making a trip for a parent, in French.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: 'Choisissez les élèves et leurs dates, puis une famille et des camps. Le prix suit au fur et à mesure.',
  section: {
    people: 'Qui voyage',
    stay: 'Quand',
    family: 'Famille d’accueil',
    camps: 'Camps',
    finish: 'Suppléments et prix',
  },
  newStudent: 'Saisir un nouvel élève',
  parent: 'Parent qui paie',
  noParent: 'Aucun parent n’est encore lié à {name}. Liez celui qui paie.',
  tripType: 'Type de voyage',
  dates: 'Premier et dernier jour',
  datesFirst: 'Choisissez d’abord les dates.',
  family: {
    chosen: 'Famille d’accueil : {name}',
    backup: 'Famille de secours : {name}',
    none: 'Aucune famille n’est encore choisie.',
    choose: 'Choisir',
    chooseNamed: 'Choisir {name}',
    reserve: 'En réserve',
    reserveNamed: '{name} en réserve',
    remove: 'Retirer {name}',
  },
  enquire: {
    do: 'Créer comme demande',
    text: 'Comme demande, la famille choisie est interrogée et les parents reçoivent un lien pour réserver et payer.',
  },
  reserve: {
    do: 'Réserver et facturer',
    text: 'La réservation bloque tout de suite les lits et les places et envoie une facture payable en ligne.',
    title: 'Réserver pour {name} ?',
    price: 'La facture s’élève à {amount}.',
    told: 'La famille et les parents sont informés.',
  },
  needs: {
    family: 'Choisissez d’abord une famille d’accueil.',
    price: 'Ce séjour n’a pas de prix et ne peut pas être réservé. Créez-le comme demande.',
  },
  done: {
    title: 'Le voyage a été créé',
    reserved: 'Le séjour est réservé et facturé. Les parents peuvent payer la facture ici :',
    enquiry: 'La demande est créée. Les parents peuvent réserver et payer ici :',
    draft:
      'Le voyage est créé comme brouillon. La famille n’a pas pu être sollicitée ; faites-le depuis la page du voyage. Les parents peuvent réserver et payer ici :',
    link: 'Lien de paiement',
    copy: 'Copier le lien',
    copied: 'Le lien a été copié.',
    trip: 'Ouvrir le voyage',
    invoice: 'Ouvrir la facture',
    another: 'Créer un autre voyage',
  },
} as const satisfies Section<'createTrip'>;
