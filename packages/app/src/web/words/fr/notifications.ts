// Somebody's notifications, in French.

import type { Section } from '#web/words/sections.ts';

export const notifications = {
  title: 'Notifications',
  description: 'Vos notifications et vos réglages d’e-mail.',
  bell: '{count, plural, =0 {Notifications} one {Notifications : # non lue} many {Notifications : # non lues} other {Notifications : # non lues}}',
  filter: 'Afficher',
  all: 'Toutes',
  unread: 'Non lues',
  unreadCount: '{count, plural, =0 {Rien à lire} one {# non lue} many {# non lues} other {# non lues}}',
  markAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue : {title}',
  markUnread: 'Marquer comme non lue : {title}',
  isUnread: 'Non lue',
  more: 'Afficher plus',
  settings: 'Paramètres',
  back: 'Retour aux notifications',
  times: '{count, plural, one {# fois} many {# de fois} other {# fois}}',
  empty: { title: 'Pas encore de notifications', text: 'Vos notifications apparaissent ici.' },
  allRead: { title: 'Tout est lu', text: 'Vous avez tout lu.' },
  somebody: 'Quelqu’un',
  anAdministrator: 'Un administrateur',
  roleChanged: {
    title: '{name} a modifié vos autorisations',
    granted: 'Ajouté : {roles}',
    revoked: 'Retiré : {roles}',
  },
  accountViewed: {
    title: '{name} a consulté votre compte',
    text: 'Un administrateur a consulté le site tel que vous le voyez, comme cela se fait pour aider. Il ne pouvait rien modifier. Si vous vous demandez pourquoi, veuillez nous contacter.',
    contact: 'Nous contacter',
  },
  hostFamilyRegistered: {
    title:
      '{count, plural, one {Nouvelle famille d’accueil : {name}} many {Nouvelles familles d’accueil : {name} et d’autres (#)} other {Nouvelles familles d’accueil : {name} et d’autres (#)}}',
    text: 'La famille attend sa vérification.',
    open: 'Ouvrir la vérification',
  },
  bookingRefused: {
    title: '{name} a payé, mais la réservation n’a pas pu être faite',
    text: 'Les lits n’étaient plus libres à l’arrivée du paiement et aucune réserve ne l’était. L’argent est restitué automatiquement : proposez autre chose à la famille.',
  },
  paymentReturned: {
    refundFailed: {
      title: 'Un remboursement à {name} est revenu',
      text: '{amount} n’ont pas pu être versés. Aucun voyage n’est connu, il n’y a donc pas de tâche : rendez-les d’une autre façon.',
    },
    disputed: {
      title: '{name} conteste un paiement',
      text: '{amount} sont contestés auprès de la banque. Aucun voyage n’est connu, il n’y a donc pas de tâche : répondez à temps auprès du prestataire de paiement.',
    },
    open: 'Ouvrir le paiement',
  },
  childLinked: {
    title: '{name} vous a rattaché {child}',
    text: 'Vous voyez désormais cet enfant, ses voyages et ses documents. Si ce n’est pas votre enfant, contactez-nous.',
    open: 'Ouvrir le profil',
  },
  tripNews: { title: '{name}: {event}', open: 'Ouvrir le séjour' },
  tripPriceChanged: { title: 'Le prix pour {name} a changé' },
  contactEnquiry: {
    title: '{name} nous a écrit',
    suspected:
      '{count, plural, one {# message qui ressemble à du spam} many {# de messages qui ressemblent à du spam} other {# messages qui ressemblent à du spam}}',
  },
  enquiry: {
    reference: 'Référence',
    topic: 'Sujet',
    from: 'De',
    phone: 'Téléphone',
    locale: 'Langue',
    reply: 'Répondre par e-mail',
    replySubject: 'Votre message {reference}',
    suspected: 'Ce message semble avoir été envoyé par un programme. Personne n’a reçu d’e-mail à son sujet.',
    account: 'Voir le compte',
    gone: 'L’expéditeur a supprimé son compte, et avec lui ce qu’il avait écrit.',
  },
  preferences: {
    title: 'Ce que vous souhaitez recevoir par e-mail',
    intro: 'Tout vous est signalé ici, sur le site. Pour chaque type, vous choisissez si vous recevez aussi un e-mail.',
    optOut: 'Ne m’envoyez pas les messages destinés à tous les utilisateurs',
    optOutHint: 'Ni ici ni par e-mail. Ce qui concerne votre propre compte vous est toujours signalé.',
    saved: 'Votre choix est enregistré.',
    kind: {
      roleChanged: 'Mes rôles ont été modifiés',
      accountViewed: 'Un administrateur a consulté mon compte',
      hostFamilyRegistered: 'Une famille d’accueil s’est inscrite',
      bookingRefused: 'Une réservation payée n’a pas pu être faite',
      contactEnquiry: 'Quelqu’un nous a écrit',
      paymentReturned: 'Un remboursement est revenu, ou un paiement est contesté',
      childLinked: 'Un enfant m’a été rattaché',
      tripNews: 'Nouvelles de mes séjours',
      tripPriceChanged: 'Changements de prix de mes séjours',
      campaign: 'Messages à tous les utilisateurs',
    },
  },
} as const satisfies Section<'notifications'>;
